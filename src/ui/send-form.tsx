import type { ComponentProps, MouseEvent } from 'react'
import { ignoreHeldEnter } from '#src/ui/press-once.ts'

type SendFormProps = Pick<ComponentProps<'form'>, 'onSubmit' | 'onInput' | 'className' | 'children'>

/**
 * A form that sends something. Neither the second click of a double click nor a key that is held down sends again what a
 * quick refusal has just given back.
 */
export function SendForm(props: SendFormProps) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what its own buttons and fields do
  return <form noValidate onClickCapture={ignoreSecondClick} onKeyDown={ignoreHeldEnter} {...props} />
}

function ignoreSecondClick(event: MouseEvent) {
  const { target, detail } = event
  if (detail > 1 && target instanceof Element && target.closest('[type="submit"]')) event.preventDefault()
}
