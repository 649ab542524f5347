/** What each poster shows, apart from its files: the build draws the share pictures from it as well. */
export const posterWords = {
  centre: {
    alt: 'Rizières en terrasses et jacaranda en fleur au pied de la colline royale d’Antananarivo',
    site: 'Colline royale',
    region: 'Antananarivo',
  },
  nord: {
    alt: 'Une pirogue à voile devant le pain de sucre de la baie de Diego-Suarez',
    site: 'Pain de sucre',
    region: 'Diego-Suarez',
  },
  sud: {
    alt: 'Des makis catta, queue levée, devant les grès de l’Isalo au couchant',
    site: 'Massif de l’Isalo',
    region: 'Ihorombe',
  },
  est: {
    alt: 'Un indri sur son tronc au-dessus d’une pirogue du canal des Pangalanes',
    site: 'Canal des Pangalanes',
    region: 'Côte est',
  },
  ouest: {
    alt: 'L’allée des Baobabs au coucher du soleil, une charrette à zébus sur la piste',
    site: 'Allée des Baobabs',
    region: 'Menabe',
  },
} as const
