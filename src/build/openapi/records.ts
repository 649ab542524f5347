import * as z from 'zod/mini'
import { describeObject, type DocumentedSchema } from '#src/build/openapi/documented-schema.ts'
import { circuitSchema } from '#src/contract/circuit.ts'
import { emergencyContactSchema } from '#src/contract/emergency-contact.ts'
import { pageSchema } from '#src/contract/list.ts'
import { placeSchema } from '#src/contract/place.ts'
import * as programme from '#src/contract/programme.ts'
import { routeSchema, waypointSchema } from '#src/contract/route.ts'

const page = (record: z.ZodMiniType) =>
  describeObject(z.extend(pageSchema, { results: z.array(record) }), 'A page of a list.', {
    success: 'May be omitted. False makes the page an error.',
    results: 'The records of this page. An array of records without this envelope is read as the only page.',
    count: 'How many records all pages have.',
    next: 'The URL of the next page, on the host of the API; relative URLs work too. Null on the last page.',
    previous: 'Not used.',
  })

const names = {
  name: 'Shown as the name.',
  name_fr: 'The French name, shown instead of `name`.',
  description: 'Shown if there is no `description_fr`.',
  description_fr: 'The French description.',
}

const dates = { created_at: 'Not shown.', updated_at: 'Not shown.' }

/** Descriptions of the records of the list endpoints. */
export const records = {
  CircuitPage: page(circuitSchema),
  Circuit: describeObject(circuitSchema, 'A regional trip made of places and routes.', {
    id: 'Of two circuits with the same id, the later one is kept.',
    slug: 'The segment of the circuit’s URL on the site, so it is unique and neither "." nor "..".',
    ...names,
    region: 'The region, shown on the badge. Falls back to the circuit’s name.',
    image: 'The URL of a picture. A drawing is shown if it is missing.',
    estimated_duration_days: 'Shown, and used to suggest the end date. The start date is day 1.',
    routes_count: 'A whole number. The page of the circuit counts its routes itself.',
    places_count: 'A whole number, shown on cards as the number of stops.',
    created_at: 'Not shown.',
    updated_at: 'A date or an ISO 8601 timestamp, which the sitemap repeats.',
    arrive_by: 'How to reach the start.',
    best_months: '1 is January.',
    month_notes: 'How the circuit goes in each month. A start in a closed month is advised against.',
    level:
      'Effort: 1 short walks, 2 walks of two to six hours, 3 heat, equipped passages or bivouacs, 4 a two-day climb.',
    level_note: 'What the effort consists of.',
    highlights: 'What not to miss. Falls back to the first places.',
    included: 'What the price includes, one text an item.',
    not_included: 'What the price does not include.',
    decided_in_quote: 'What the quote settles.',
    itinerary: 'Day by day. An unreadable day is shown as missing; the others keep their numbers.',
  }),
  MonthNote: describeObject(programme.monthNoteSchema, 'How a circuit goes in a month.', {
    month: '1 is January.',
    state: '`partial`: at least one stage has to be replaced. `closed`: the circuit is not run.',
    note: 'Why.',
  }),
  Highlight: describeObject(programme.highlightSchema, 'A reason to take a circuit.', {
    text: 'One short sentence.',
    place_slug: 'The slug of the place that it is about.',
  }),
  Day: describeObject(programme.daySchema, 'A day of a circuit.', {
    day: 'Its number, from 1.',
    title: 'Shown as its heading.',
    summary: 'What happens.',
    legs: 'The legs of the day, in order. If one is unreadable, all are dropped, because the day’s total time would be too short.',
    places: 'The slugs of the places that are visited.',
    night: 'Where the night is spent.',
    note: 'A remark.',
  }),
  Leg: describeObject(programme.legSchema, 'A leg between two points, or a walk around one.', {
    from: 'Where it starts.',
    to: 'Where it ends.',
    mode: 'One of the `transport_type` of routes.',
    road: 'The name of the road.',
    km: 'In kilometres.',
    hours_dry: 'From April to November. Flights count their time in the air.',
    hours_wet: 'From December to March. Null when the rain closes the leg.',
    climb_m: 'In metres.',
    surface: 'The state of the road.',
    route_id: 'The id of the route that covers the same leg.',
    reverse_of: 'The id of the route that covers the leg in the opposite direction.',
    part_of: 'The id of the route that contains the leg.',
    leaves_at: '"HH:MM", when the leg starts later than the previous one ends.',
  }),
  Hours: { schema: programme.hoursSchema, description: 'The shortest and the longest time, in hours.' },
  Point: describeObject(programme.pointSchema, 'A place on the map.', pointFields()),
  Night: describeObject(programme.nightSchema, 'Where a night is spent.', {
    ...pointFields(),
    comfort: 'The kind of lodging.',
  }),

  PlacePage: page(placeSchema),
  Place: describeObject(placeSchema, 'A stop of a circuit.', {
    id: 'Of two places with the same id, the later one is kept.',
    ...names,
    slug: 'The site has its own drawings, found by this slug.',
    image: 'The URL of a picture. A drawing is shown if it is missing.',
    type: 'city, nature, beach, culture, adventure, historical, religious or market. Any other has the default look.',
    type_display: 'The French name of the type.',
    circuit: 'The id of its circuit. Falls back to the circuit that `circuit_name` names.',
    circuit_name: 'The `name` of its circuit.',
    latitude: 'In degrees. Without both coordinates there is no link to a map.',
    longitude: 'In degrees.',
    has_offline_content: 'Whether the app can show it without network.',
    ...dates,
  }),

  RoutePage: page(routeSchema),
  Route: describeObject(routeSchema, 'A leg of a circuit from one location to another.', {
    id: 'Of two routes with the same id, the later one is kept.',
    ...names,
    name: 'Shown if there is neither a `name_fr` nor both locations.',
    circuit: 'The id of its circuit. Not used.',
    circuit_name: 'The `name` of its circuit. Used to match the route to its circuit.',
    start_location: 'Where it starts.',
    end_location: 'Where it ends.',
    start_coordinates: '"latitude,longitude" in decimal degrees.',
    end_coordinates: '"latitude,longitude" in decimal degrees.',
    estimated_duration: 'Ready to show, such as "3 h 30"; takes precedence over `duration_hours`.',
    duration_hours: 'In hours.',
    distance: 'Ready to show, such as "125 km"; takes precedence over `distance_km`.',
    distance_km: 'In kilometres.',
    elevation_gain: 'In metres.',
    waypoints_count: 'A whole number; takes precedence over the length of `waypoints`.',
    waypoints: 'Unreadable waypoints are counted but not listed.',
    transport_type: 'car, walking, hiking, boat or plane. Any other has the default look.',
    transport_display: 'The French name of the transport.',
    difficulty: 'easy, medium or hard.',
    ...dates,
  }),
  Waypoint: describeObject(waypointSchema, 'A point on a route.', { name: 'Its name.' }),

  EmergencyContactPage: page(emergencyContactSchema),
  EmergencyContact: describeObject(emergencyContactSchema, 'A person or service to call.', {
    id: 'Of two contacts with the same id, the later one is kept.',
    name: 'Shown as the name.',
    phone: 'Becomes a link that dials it. A contact with neither this nor an `email` is not shown.',
    email: 'Becomes a link that writes to it.',
    type: 'emergency, customer_service or reservations. Any other is the heading of a group of its own.',
    is_primary: 'Such contacts come first.',
    created_at: 'Not shown.',
  }),
} satisfies Record<string, DocumentedSchema>

function pointFields() {
  return {
    name: 'Its name.',
    lat: 'The latitude, in degrees.',
    lon: 'The longitude, in degrees.',
    precision: '`area`: the position is right within about 8 km.',
  }
}
