import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { posters } from '#src/pictures/posters.ts'
import { circuitsQuery } from '#tests/bench/minimal/lists.ts'

export function Home() {
  const { data: circuits = [] } = useQuery(circuitsQuery)
  return (
    <main>
      <h1>Madagascar, la grande île</h1>
      <img src={posters.ouest.portrait} alt="" width={810} height={1200} />
      <p>
        Des circuits dessinés par des gens d’ici, un conseil personnel avant le départ, une aide à toute heure en
        chemin.
      </p>
      <a href="#circuits">Explorer les circuits</a>
      <section id="circuits" style={{ minHeight: '100vh' }}>
        <h2>Nos Circuits</h2>
        {circuits.map((circuit) => (
          <article key={circuit.id}>
            <h3>
              <Link to="/circuits/$slug" params={circuit}>
                Circuit {circuit.name}
              </Link>
            </h3>
            <p>{circuit.description_fr}</p>
            <p>
              {circuit.estimated_duration_days} jours, {circuit.places_count} étapes
            </p>
            <Link to="/circuits/$slug/lieux" params={circuit}>
              Voir lieux
            </Link>
            <Link to="/circuits/$slug/routes" params={circuit}>
              Voir routes
            </Link>
          </article>
        ))}
      </section>
    </main>
  )
}
