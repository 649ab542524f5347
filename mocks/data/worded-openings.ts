import { joinTables } from '#mocks/data/join-tables.ts'
import { animaux } from '#mocks/data/worded-openings/animaux.ts'
import { argent } from '#mocks/data/worded-openings/argent.ts'
import { bagages } from '#mocks/data/worded-openings/bagages.ts'
import { culture } from '#mocks/data/worded-openings/culture.ts'
import { formalites } from '#mocks/data/worded-openings/formalites.ts'
import { mer } from '#mocks/data/worded-openings/mer.ts'
import { pratique } from '#mocks/data/worded-openings/pratique.ts'
import { saisons } from '#mocks/data/worded-openings/saisons.ts'
import { sante } from '#mocks/data/worded-openings/sante.ts'
import { securite } from '#mocks/data/worded-openings/securite.ts'
import { site } from '#mocks/data/worded-openings/site.ts'
import { table } from '#mocks/data/worded-openings/table.ts'
import { transport } from '#mocks/data/worded-openings/transport.ts'
import { visites } from '#mocks/data/worded-openings/visites.ts'
import { voyage } from '#mocks/data/worded-openings/voyage.ts'
import type { WordedOpenings } from '#mocks/data/worded-openings/words.ts'

/**
 * What precedes an answer if the message, without accents, has some words: most often a verdict ('Non, rien à payer.'). The first that
 * match count.
 */
export const wordedOpenings: WordedOpenings = joinTables(
  animaux,
  argent,
  bagages,
  culture,
  formalites,
  mer,
  pratique,
  saisons,
  sante,
  securite,
  site,
  table,
  transport,
  visites,
  voyage,
)
