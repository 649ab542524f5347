import type { Inventory } from '#src/features/privacy/inventory.ts'

/** What is to be said of the list as a whole, before it has been made too. */
export function StoredState({ inventory }: { inventory: Inventory | undefined }) {
  return <p className="mt-2.5 max-w-[36em]">{wordsOn(inventory)}</p>
}

function wordsOn(inventory: Inventory | undefined): string {
  if (!inventory) return 'Lecture en cours…'
  const { things, complete } = inventory
  if (things.length > 0) {
    return complete
      ? 'Voici ce que ce navigateur garde de vos visites, et depuis quand. Un appui suffit pour effacer.'
      : 'Une partie de ce que garde ce navigateur n’a pas pu être lue\u202f: cette liste est peut-être incomplète.'
  }
  return complete
    ? 'Rien n’est gardé sur cet appareil.'
    : 'Votre navigateur ne laisse pas le site lire ce qu’il garde\u202f: nous ne pouvons ni le montrer ni l’effacer. Vous le pouvez dans ses réglages, parmi les données des sites.'
}
