import { Leporello } from '#src/features/about/leporello.tsx'
import { Sense } from '#src/features/about/sense.tsx'

/** The five regions, and those who take the traveller through them. */
export function Journey() {
  return (
    <>
      <Sense
        number={2}
        title="Le voyage"
        definition="Nom. La marche, le chemin que l’on fait."
        example={['manao dia lavitra', 'faire un long voyage']}
        statement="5 régions, et des gens de métier pour vous y conduire."
      >
        <div className="mt-6 grid max-w-[62ch] gap-4">
          <p>
            À l’Est, on suit un guide dans la forêt, puis un batelier sur le canal des Pangalanes. À
            l’Ouest, tout repose sur le chauffeur. Le voyage passe de main en main, et c’est ce
            relais que nous vous aidons à préparer&#x202f;: qui prend la suite, et où.
          </p>
          <p>
            Leur métier reste le leur&#x202f;: ils fixent leurs prix et leurs conditions, et ils en
            répondent. Nous, nous connaissons vos dates, vos envies et vos craintes, et nous les
            transmettons aux partenaires concernés, pour que vous n’ayez pas à tout redire.
          </p>
          <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
            <b className="font-display text-h2/none font-extrabold whitespace-nowrap text-route">
              95&#x202f;%
            </b>
            <span className="max-w-[22ch] text-base/snug">
              de nos clients recommandent nos circuits personnalisés
            </span>
          </p>
        </div>
      </Sense>
      <Leporello />
    </>
  )
}
