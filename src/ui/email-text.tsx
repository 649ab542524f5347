/** An e-mail address that breaks before its '@' where it does not fit on a line, rather than after a hyphen. */
export function EmailText({ email }: { email: string }) {
  const at = Math.max(0, email.indexOf('@'))
  return (
    <span className="min-w-0 wrap-anywhere">
      {email.slice(0, at)}
      <span className="inline-block max-w-full [text-decoration:inherit]">{email.slice(at)}</span>
    </span>
  )
}
