import { stages, StageSection } from '#src/features/services/journey-stages.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { StepMarker } from '#src/ui/step-marker.tsx'

const examples = [
  {
    question: 'Les tsingy de Bemaraha en février\u202f?',
    verdict: 'Non.',
    reason:
      'La piste est coupée et le parc fermé. Les Grands Tsingy se visitent en saison sèche, en général de mai à novembre.',
  },
  {
    question: 'Le Sud et l’Ouest en dix jours\u202f?',
    verdict: 'Choisissez.',
    reason: 'Le Sud prend douze jours, l’Ouest neuf. À vouloir les deux en dix, vous ne verriez que la route.',
  },
  {
    question: 'Les baleines en mai\u202f?',
    verdict: 'Trop tôt.',
    reason: 'Elles passent devant Sainte-Marie de juillet à septembre. En mai, écoutez plutôt les indris d’Andasibe.',
  },
]

function AdviceExamples() {
  return (
    <>
      <p className="label text-soft">Par exemple</p>
      <dl className="mt-2">
        {examples.map(({ question, verdict, reason }) => (
          <div
            key={question}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-1 border-t border-line py-6 first:border-t-0 first:pt-4 @min-[38rem]:grid-cols-[minmax(0,11rem)_minmax(0,1fr)]"
          >
            <dt className="text-base/snug @min-[38rem]:pt-2">{question}</dt>
            <dd>
              <strong className="block font-display text-step/[1.1] font-extrabold text-route">{verdict}</strong>
              <p className="mt-2 text-base/normal text-soft">{reason}</p>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

export function AdviceSection() {
  return (
    <StageSection stage={stages.before} className="bg-paper" aside={<AdviceExamples />}>
      <p>
        Dites-nous ce qui vous attire, combien de jours vous avez, ce que vous voulez dépenser et ce qui vous inquiète.
        Vous recevez un avis sur votre voyage à vous, pas une brochure.
      </p>
      <p>
        Ce conseil personnalisé est gratuit, que vous réserviez ensuite ou non. Et quand une idée ne tient pas, nous
        vous le disons avant que vous n’ayez acheté le billet d’avion.
      </p>
      <ButtonLink to="/contact" className="mt-2 max-xs:w-full">
        Demander des conseils
        <Icon name="arrow" />
      </ButtonLink>
    </StageSection>
  )
}

const steps = [
  {
    title: 'Vous demandez',
    text: 'Vos dates, le nombre de voyageurs, vos envies. Sans compte à créer ni carte bancaire.',
  },
  {
    title: 'Nous répondons sous 24h',
    text: 'Avec de premières propositions, ou avec les questions qu’il nous reste à vous poser.',
  },
  {
    title: 'Vous recevez un devis',
    text: 'Pour vos dates et votre groupe. Lisez ce qu’il inclut, ce qu’il exclut et ses conditions d’annulation.',
  },
  {
    title: 'Vous confirmez avec le partenaire',
    text: 'Accord, acompte éventuel, paiement\u202f: c’est avec lui que vous traitez. Jusque-là, vous pouvez dire non sans frais.',
  },
]

function BookingSteps() {
  return (
    <>
      <p className="label text-soft">Le chemin d’une demande</p>
      <ol className="mt-5">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-[20px] pb-9 last:pb-0 not-last:before:absolute not-last:before:top-11.5 not-last:before:bottom-0.5 not-last:before:left-5 not-last:before:route-y not-last:before:text-route"
          >
            <span aria-hidden="true">
              <StepMarker filled={index === 0}>{index + 1}</StepMarker>
            </span>
            <div className="pt-1.5">
              <b className="font-display text-[min(1.5rem,10vw)]/tight font-extrabold">{title}</b>
              <p className="mt-1.5 max-w-[46ch] text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

export function BookingSection() {
  return (
    <StageSection stage={stages.booking} className="bg-raised [--paper:var(--raised)]" aside={<BookingSteps />}>
      <p>
        Un circuit se demande, il ne s’achète pas d’un clic. Vous envoyez une demande de devis, nous facilitons la
        réservation auprès de nos partenaires, et rien ne vous engage avant votre accord.
      </p>
      <div className="ticket my-3 w-full bg-gold px-8 py-6 text-ink print:border">
        <p className="label">Ce que cela vous coûte</p>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-4">
          <b className="font-display text-[min(5.5rem,22vw)]/none font-extrabold tracking-[-0.03em]">0&#x202f;%</b>
          <span className="text-[1.25rem]/tight font-semibold">de frais de service</span>
        </p>
        <p className="mt-3 text-base/snug">
          Les conseils et la mise en relation sont gratuits. Le voyage se paie au partenaire, au prix de son devis.
        </p>
      </div>
      <ButtonLink to="/" hash="reservation-form" className="max-xs:w-full">
        Demander un devis
      </ButtonLink>
    </StageSection>
  )
}
