import { type ComponentProps, type InputEvent, type MouseEvent, useRef } from 'react'
import { ignoreHeldEnter } from '#src/ui/press-once.ts'

type SendFormProps = Pick<ComponentProps<'form'>, 'onSubmit' | 'onInput' | 'className' | 'children'>

/** Milliseconds between two presses of a key that are meant as one. */
const doublePress = 200

/**
 * A form that sends something. Neither the second click of a double click nor a key that is held down, or pressed twice, sends
 * again what a quick refusal has just given back.
 */
export function SendForm({ onInput, ...props }: SendFormProps) {
  const lastPress = useRef(-Infinity)

  function ignoreSecondPress(event: MouseEvent) {
    const { target, detail, timeStamp } = event
    if (!(target instanceof Element) || !target.closest('[type="submit"]')) return
    // A key makes a click of no clicks.
    const pressedTwice = detail === 0 && timeStamp - lastPress.current < doublePress
    if (detail > 1 || pressedTwice) event.preventDefault()
    if (detail === 0) lastPress.current = timeStamp
  }

  function hear(event: InputEvent<HTMLFormElement>) {
    // Other words are another thing to send.
    lastPress.current = -Infinity
    onInput?.(event)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what its own buttons and fields do
    <form noValidate onClickCapture={ignoreSecondPress} onKeyDown={ignoreHeldEnter} onInput={hear} {...props} />
  )
}
