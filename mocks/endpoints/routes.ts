import { routes } from '#mocks/data/routes.ts'
import { answerPage } from '#mocks/endpoints/paged-list.ts'

export async function listRoutes(request: Request): Promise<Response> {
  return answerPage(request, routes, ['circuit', 'circuit_name', 'difficulty'])
}
