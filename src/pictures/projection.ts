/** The upper left corner of the island's map, in degrees. */
const north = -11.8
const west = 43
/** Map units in a degree of latitude. */
const scale = 100
/** How much shorter a degree of longitude is than one of latitude in the middle of the island, at 18.8° south. */
const narrowing = Math.cos((18.8 * Math.PI) / 180)

/** The size of the map of the whole island. */
export const islandSize = { width: 725, height: 1395 }

/** In map units, of which 100 make a degree of latitude or 111 kilometres. */
export type MapPoint = { x: number; y: number }

/** Where a coordinate in decimal degrees lies on the map: an equirectangular projection. */
export function project(latitude: number, longitude: number): MapPoint {
  return { x: (longitude - west) * scale * narrowing, y: (north - latitude) * scale }
}
