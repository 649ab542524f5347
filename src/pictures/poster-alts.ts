/** What the poster of each circuit shows. Apart from `posters.ts`, because the head of every page needs no addresses of pictures. */
export const posterAlts = {
  centre: 'Rizières en terrasses et jacaranda en fleur au pied de la colline royale d’Antananarivo',
  nord: 'Une pirogue à voile devant le pain de sucre de la baie de Diego-Suarez',
  sud: 'Des makis catta, queue levée, devant les grès de l’Isalo au couchant',
  est: 'Un indri sur son tronc au-dessus d’une pirogue du canal des Pangalanes',
  ouest: 'L’allée des Baobabs au coucher du soleil, une charrette à zébus sur la piste',
}
