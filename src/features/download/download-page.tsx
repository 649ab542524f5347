import { config } from '#src/config.ts'
import { ApkLink, ApkQr } from '#src/features/download/apk-download.tsx'
import { AppDemo } from '#src/features/download/app-demo.tsx'
import { AppFeatures } from '#src/features/download/app-features.tsx'
import { appStructuredData } from '#src/features/download/app-structured-data.ts'
import { Installation, TechnicalDetails } from '#src/features/download/installation.tsx'
import { PhoneFrame } from '#src/features/download/phone.tsx'
import { StructuredData } from '#src/layout/structured-data.tsx'
import { ArrivalScreen } from '#src/pictures/app/arrival-screen.tsx'
import { posters } from '#src/pictures/posters.ts'
import { Badge } from '#src/ui/badge.tsx'
import { ButtonAnchor } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { StepMarker } from '#src/ui/step-marker.tsx'

const { wide, portrait } = posters.nord

function Claim({ figure, children }: { figure: string; children: string }) {
  return (
    <li>
      <b className="font-display text-[1.375rem]/none font-extrabold text-glow">{figure}</b> {children}
    </li>
  )
}

function HeroText() {
  return (
    <div className="md:mr-[clamp(230px,27vw,360px)]">
      <Badge tone="gold">Application officielle</Badge>
      <h1
        tabIndex={-1}
        data-page-heading
        className="mt-4 text-[min(clamp(2.4rem,1.4rem+3.6vw,4.5rem),12.8vw)]/[0.98] tracking-[-0.03em]"
      >
        Téléchargez l'App <span className="lg:inline-block">{config.siteName}</span>
      </h1>
      <p className="mt-5 max-w-[34em]">
        Elle raconte les lieux à mesure que vous avancez, garde la carte quand le réseau disparaît, et donne votre
        position si vous appelez à l’aide.
      </p>
      <div className="mt-6 flex flex-wrap gap-3 max-xs:*:w-full print:hidden">
        <ApkLink look="paper">Télécharger APK (Gratuit)</ApkLink>
        <ButtonAnchor href="#demo" look="on-picture">
          Voir la démo
        </ButtonAnchor>
      </div>
      <ul className="mt-5 flex flex-wrap items-baseline gap-x-6 gap-y-1 text-small">
        <Claim figure="4.8/5">note des utilisateurs</Claim>
        <Claim figure="10k+">téléchargements</Claim>
        <li>sans publicité</li>
      </ul>
    </div>
  )
}

/** A poster with the title in its sky and a phone in front of it. The QR code is below, or beside the phone from 760 px. */
function DownloadHero() {
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] md:grid-rows-[1fr_auto_auto] md:min-h-[44vw]">
      <picture className="relative col-start-1 row-start-1 row-end-3 overflow-clip bg-bay-sky print:hidden">
        <source media="(width >= 480px)" srcSet={wide} width={1440} height={810} />
        <img
          src={portrait}
          alt=""
          width={810}
          height={1200}
          className="absolute bottom-0 h-auto w-full md:translate-y-[20%]"
        />
      </picture>
      <div className="on-dark wrap z-1 col-start-1 row-start-1 w-full pt-[clamp(28px,3.4vw,44px)] pb-[28px] text-vanilla">
        <HeroText />
      </div>
      <div className="pointer-events-none wrap z-1 col-start-1 row-start-2 w-full md:row-start-1 md:row-end-3 md:self-end print:hidden">
        <PhoneFrame className="-mb-12 ml-auto w-[min(46vw,190px)] rotate-[5deg] md:-mb-16 md:w-[clamp(200px,23vw,300px)]">
          <ArrivalScreen className="size-full" />
        </PhoneFrame>
      </div>
      <div className="lamba lamba-fringe col-start-1 row-start-3" />
      <div className="wrap z-2 col-start-1 row-start-4 w-full pt-22 md:row-start-2 md:pt-0">
        <ApkQr className="w-fit max-w-108 md:-mb-10" />
      </div>
    </header>
  )
}

function FinalDownload() {
  return (
    <section aria-labelledby="final-download-title" className="wrap pb-section print:hidden">
      <div
        aria-hidden="true"
        className="mb-7 -ml-[max(var(--spacing-gutter),calc(50vw-656px+var(--spacing-gutter)))] flex max-w-[70vw] items-center gap-3.5 text-route"
      >
        <span className="route-x grow" />
        <StepMarker filled>
          <Icon name="download" />
        </StepMarker>
      </div>
      <h2 id="final-download-title" className="text-[min(var(--text-hero),11.5vw)]/[0.98]">
        Tant qu’il y a du wifi
      </h2>
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ApkLink className="max-xs:w-full">Télécharger Maintenant</ApkLink>
        <p className="text-small font-semibold">Gratuit • Sécurisé • Sans publicité</p>
      </div>
    </section>
  )
}

export function DownloadPage() {
  return (
    <>
      <StructuredData thing={appStructuredData} />
      <DownloadHero />
      <AppDemo />
      <AppFeatures />
      <div className="wrap grid gap-x-20 gap-y-14 py-section *:min-w-0 lg:grid-cols-[7fr_5fr]">
        <Installation />
        <TechnicalDetails />
      </div>
      <FinalDownload />
    </>
  )
}
