import { MomentSection } from '#src/features/services/moment-section.tsx'
import { moments } from '#src/features/services/moments.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

const answers = [
  {
    question: 'Les tsingy de Bemaraha en février\u202f?',
    verdict: 'Non.',
    reason: 'La piste est coupée et le parc fermé. Les Grands Tsingy se visitent en saison sèche, en général de mai à novembre.',
  },
  {
    question: 'Le Sud et l’Ouest en dix jours\u202f?',
    verdict: 'Choisissez.',
    reason: 'L’un comme l’autre prend ces dix jours à lui seul. À vouloir les deux, vous ne verriez que la route.',
  },
  {
    question: 'Les baleines en mai\u202f?',
    verdict: 'Trop tôt.',
    reason: 'Elles passent devant Sainte-Marie de juillet à septembre. En mai, écoutez plutôt les indris d’Andasibe.',
  },
]

/** Advice that also says no, shown by three examples. */
export function HonestAdvice() {
  return (
    <MomentSection moment={moments.before} className="bg-paper" aside={<FrankAnswers />}>
      <p>
        Dites-nous ce qui vous attire, combien de jours vous avez, ce que vous voulez dépenser et ce
        qui vous inquiète. Vous recevez un avis sur votre voyage à vous, pas une brochure.
      </p>
      <p>
        Ce conseil personnalisé est gratuit, que vous réserviez ensuite ou non. Et quand une idée ne
        tient pas, nous vous le disons avant que vous n’ayez acheté le billet d’avion.
      </p>
      <ButtonLink to="/contact" className="mt-2 max-xs:w-full">
        Demander des conseils
        <Icon name="arrow" />
      </ButtonLink>
    </MomentSection>
  )
}

function FrankAnswers() {
  return (
    <>
      <p className="label text-soft">Par exemple</p>
      <dl className="mt-2">
        {answers.map(({ question, verdict, reason }) => (
          <div
            key={question}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-1 border-t border-line py-6 first:border-t-0 first:pt-4 @min-[38rem]:grid-cols-[minmax(0,11rem)_minmax(0,1fr)]"
          >
            <dt className="text-base/snug @min-[38rem]:pt-2">{question}</dt>
            <dd>
              <strong className="block font-display text-stop/[1.1] font-extrabold text-route">
                {verdict}
              </strong>
              <p className="mt-2 text-base/normal text-soft">{reason}</p>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
