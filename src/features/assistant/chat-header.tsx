import { Icon, type IconName } from '#src/ui/icon.tsx'

type ChatHeaderProps = { titleId: string; onClear: () => void; onClose: () => void }

/** Its second line goes where height is scarce, by a low window or by large text. */
export function ChatHeader({ titleId, onClear, onClose }: ChatHeaderProps) {
  return (
    <>
      <div className="on-dark flex shrink-0 items-center bg-forest py-2 pr-2 pl-4.5 text-vanilla">
        <div className="mr-auto min-w-0">
          <h2 id={titleId} className="text-[min(1.1875rem,10vw)]/tight">
            Assistant
          </h2>
          <p className="text-label/tight text-on-band-soft [@container(height<26rem)]:hidden">
            Réponses automatiques, en français
          </p>
        </div>
        <HeaderButton name="Effacer l'historique" icon="trash" onPress={onClear} />
        <HeaderButton name="Fermer le chat" icon="close" onPress={onClose} />
      </div>
      <div className="lamba-thin shrink-0" />
    </>
  )
}

type HeaderButtonProps = { name: string; icon: IconName; onPress: () => void }

function HeaderButton({ name, icon, onPress }: HeaderButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={onPress}
      className="grid size-[44px] shrink-0 place-items-center rounded-panel hover:bg-night/40 focus-visible:-outline-offset-3"
    >
      <Icon name={icon} />
    </button>
  )
}
