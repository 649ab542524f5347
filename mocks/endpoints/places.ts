import { places } from '#mocks/data/places.ts'
import { answerPage } from '#mocks/endpoints/paged-list.ts'

export async function listPlaces(request: Request): Promise<Response> {
  return answerPage(request, places, ['circuit', 'slug', 'type'])
}
