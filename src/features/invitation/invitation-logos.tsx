import { defence } from '#src/features/invitation/defence.ts'
import { UniversitySign } from '#src/features/invitation/university-sign.tsx'
import { BrandLettering } from '#src/layout/brand.tsx'

/** Who invites: the platform, and the university before which it is defended. */
export function InvitationLogos() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 *:min-w-0">
      <div className="flex items-center gap-3 font-body *:min-w-0">
        <img src="/mark.svg" alt="" width={64} height={64} className="size-[min(3.5rem,16vw)] shrink-0" />
        <BrandLettering />
      </div>
      <div className="flex items-center gap-3 *:min-w-0">
        <UniversitySign />
        <p className="max-w-44 text-base/tight">
          <strong className="block font-semibold">{defence.university}</strong>
          {defence.degree}
        </p>
      </div>
    </div>
  )
}
