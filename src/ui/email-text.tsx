/** An e-mail address that breaks before its '@' where it does not fit on a line, and never after a hyphen, which could be new. */
export function EmailText({ email }: { email: string }) {
  return (
    <span className="min-w-0 wrap-anywhere">
      {email.split(/(@|[^@]-[^@])/).map((part, index) => {
        if (part === '@') return [<wbr key="wbr" />, part]
        if (!/^.-.$/.test(part)) return part
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of an address have no other identity
          <span key={index} className="whitespace-nowrap">
            {part}
          </span>
        )
      })}
    </span>
  )
}
