const drawings = {
  FR: (
    <>
      <path fill="#fffbf1" d="M0 0h24v16H0z" />
      <path fill="#2b3f7f" d="M0 0h8v16H0z" />
      <path fill="#c3352b" d="M16 0h8v16h-8z" />
    </>
  ),
  EN: (
    <>
      <path fill="#2b3f7f" d="M0 0h24v16H0z" />
      <path stroke="#fffbf1" strokeWidth="3.2" d="M0 0l24 16M24 0L0 16" />
      <path stroke="#c3352b" strokeWidth="1.2" d="M0 0l24 16M24 0L0 16" />
      <path stroke="#fffbf1" strokeWidth="5.4" d="M12 0v16M0 8h24" />
      <path stroke="#c3352b" strokeWidth="3" d="M12 0v16M0 8h24" />
    </>
  ),
  ZH: (
    <>
      <path fill="#c3352b" d="M0 0h24v16H0z" />
      <path fill="#e0b24c" d="M6 2.6l1.2 3.7h3.9L8 8.5l1.2 3.7L6 9.9l-3.2 2.3L4 8.5.9 6.3h3.9z" />
      <path fill="#e0b24c" d="M12 1.5h1.6v1.6H12zM14.4 4h1.6v1.6h-1.6zM14.4 8h1.6v1.6h-1.6zM12 11h1.6v1.6H12z" />
    </>
  ),
  DE: (
    <>
      <path fill="#221a14" d="M0 0h24v5.4H0z" />
      <path fill="#c3352b" d="M0 5.3h24v5.4H0z" />
      <path fill="#e0b24c" d="M0 10.6h24V16H0z" />
    </>
  ),
}

/** Decorative: always beside the language's name. */
export function Flag({ code }: { code: keyof typeof drawings }) {
  return (
    <svg viewBox="0 0 24 16" aria-hidden="true" className="h-4 w-6 shrink-0 rounded-[2px] outline outline-line">
      {drawings[code]}
    </svg>
  )
}
