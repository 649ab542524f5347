import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useParams } from '@tanstack/react-router'
import { posterOf } from '#src/pictures/posters.ts'
import { sceneOf } from '#src/pictures/scenes.ts'
import { ShowMoreList } from '#tests/bench/minimal/show-more-list.tsx'
import { circuitsQuery, placesQuery, routesQuery } from '#tests/bench/minimal/lists.ts'

function useCircuit() {
  const { slug = '' } = useParams({ strict: false })
  const circuits = useQuery({ ...circuitsQuery, select: (all) => all.find((one) => one.slug === slug) })
  return circuits.data
}

function usePlaces() {
  const circuit = useCircuit()
  const places = useQuery({ ...placesQuery, select: (all) => all.filter((place) => place.circuit === circuit?.id) })
  return places.data ?? []
}

function useRoutes() {
  const circuit = useCircuit()
  const routes = useQuery({
    ...routesQuery,
    select: (all) => all.filter((route) => route.circuit_name === circuit?.name),
  })
  return routes.data ?? []
}

export function CircuitFrame() {
  const circuit = useCircuit()
  const params = { slug: circuit?.slug ?? '' }
  return (
    <>
      <header>
        <Link to="/">Accueil</Link>
      </header>
      <main>
        <h1>Circuit {circuit?.name}</h1>
        <p>{circuit?.description_fr}</p>
        <nav>
          <Link to="/circuits/$slug" params={params}>
            Aperçu
          </Link>
          <Link to="/circuits/$slug/lieux" params={params}>
            Lieux ({usePlaces().length})
          </Link>
          <Link to="/circuits/$slug/routes" params={params}>
            Itinéraires ({useRoutes().length})
          </Link>
        </nav>
        <Outlet />
      </main>
    </>
  )
}

export function Overview() {
  const circuit = useCircuit()
  const firstPlaces = usePlaces().slice(0, 4)
  return (
    <>
      <img src={posterOf(circuit?.slug ?? '')?.portrait} alt="" width={810} height={1200} />
      <h2>Les temps forts</h2>
      {firstPlaces.map((place) => (
        <article key={place.id}>
          <h3>{place.name_fr}</h3>
          <p>{place.description_fr}</p>
        </article>
      ))}
      <p>{circuit?.estimated_duration_days} jours, sur devis</p>
    </>
  )
}

export function Places() {
  return (
    <section>
      <h2>Lieux</h2>
      <ShowMoreList items={usePlaces()}>
        {(place) => (
          <article key={place.id}>
            <img src={sceneOf(place.type)} alt="" width={480} height={360} loading="lazy" />
            <h3>{place.name_fr}</h3>
            <p>{place.description_fr}</p>
          </article>
        )}
      </ShowMoreList>
    </section>
  )
}

export function Routes() {
  return (
    <section>
      <h2>Itinéraires</h2>
      <ShowMoreList items={useRoutes()}>
        {(route) => (
          <article key={route.id}>
            <h3>
              De {route.start_location} à {route.end_location}
            </h3>
            <p>{route.description_fr}</p>
            <p>{route.waypoints?.map((waypoint) => waypoint?.name).join(', ')}</p>
          </article>
        )}
      </ShowMoreList>
    </section>
  )
}
