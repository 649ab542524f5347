import { Link } from '@tanstack/react-router'

const destinations = ['Antananarivo', 'Nosy Be', 'Andasibe', 'Isalo', 'Antsirabe', 'Morondava']

/** Signposts for the traveller who has lost the way; the circuits that lead there are on the home page. */
export function DestinationSigns() {
  return (
    <nav aria-labelledby="destinations" className="wrap py-14 md:py-18">
      <p id="destinations" className="label text-route">
        Reprendre la route
      </p>
      <ul className="mt-5 flex flex-wrap gap-x-3 gap-y-3.5">
        {destinations.map((name) => (
          <li key={name} className="max-w-full">
            <Link to="/" className="group block no-underline">
              <span
                className="flex min-h-12 items-center wrap-anywhere bg-raised py-2 pr-9 pl-5 font-display text-[1.25rem]/tight font-extrabold text-text transition-colors duration-160 ease-move [clip-path:polygon(0_0,calc(100%-20px)_0,100%_50%,calc(100%-20px)_100%,0_100%)] group-hover:bg-action group-hover:text-vanilla group-focus-visible:bg-action group-focus-visible:text-vanilla"
              >
                {name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
