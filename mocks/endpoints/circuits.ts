import { circuits } from '#mocks/data/circuits.ts'
import { answerPage } from '#mocks/endpoints/paged-list.ts'

export async function listCircuits(request: Request): Promise<Response> {
  return answerPage(request, circuits, ['slug'])
}
