import { whether, type WordedOpenings } from '#mocks/data/worded-openings/words.ts'

export const securite: WordedOpenings = {
  ambassade: [
    [/\binscri\w*\b|\bariane\b/, 'Oui, inscrivez votre voyage au service Ariane si vous êtes français.'],
  ],
  arnaques: [
    [/\bfaux guides?\b|\bvrai guide\b/, 'Demandez-lui sa carte\u202f: un guide agréé la montre, et se prend au bureau d’accueil du parc.'],
    [/\btaxis?\b/, 'Convenez du prix avant de monter\u202f: trop cher, refusez et descendez, ou demandez à l’hôtel le prix normal.'],
    [/\b(?:bakchich\w*|pots? de vin)\b/, 'Rien, sans reçu\u202f: demandez poliment le motif, et à régler cela au poste.'],
    [/\bfaux billets?\b/, 'Changez en banque ou au bureau de change, jamais dans la rue, où passent les faux billets.'],
    [/\b(?:aeroport|ivato|arrivee|atterri\w*)\b/, 'À l’aéroport, méfiez-vous des porteurs trop empressés et des taxis sans prix convenu, et ne suivez que celui qui connaît votre nom.'],
  ],
  'femme-seule': [
    [/\b(?:soir|nuit)\b/, 'Pas à pied le soir\u202f: prenez un taxi commandé par l’hôtel ou le restaurant.'],
    [/\bgroupes?\b|\bautres voyageurs\b/, 'Nous n’avons pas de groupe à rejoindre\u202f: vous partez seule avec un chauffeur-guide, et le prix s’en ressent.'],
    [/\b(?:danger\w*|risqu\w*|peur|craint|safe|craindre)\b/, 'Non, avec des précautions simples.'],
    [whether, 'Oui.'],
  ],
  lgbt: [
    [/\bdiscr\w*/, 'Mieux vaut rester discret en public\u202f; le plus souvent, tout se passe bien.'],
    [/\b(?:embrass\w*|(?:tenir|donner|prendre) (?:la|par la) main|bisous?|calins?)\b/, 'Mieux vaut non.'],
    [/\b(?:risqu\w*|problemes?|danger\w*|soucis?|accept\w*|mal vu\w*|tranquille\w*)\b/, 'Le plus souvent tout se passe bien, avec de la discrétion en public.'],
  ],
  'perte-passeport': [
    [/\bavant (?:le|mon|notre|de|nos|mes) (?:depart|voyage|partir|vacances)\b/, 'Chez vous, demandez tout de suite un nouveau passeport, avec la déclaration de perte\u202f; un visa déjà obtenu en ligne porte le numéro de l’ancien, et se redemande.'],
  ],
  'routes-nuit': [
    [/\b(?:interdit\w*|legal\w*|le droit)\b/, 'Je ne connais pas d’interdiction, mais ne roulez pas de nuit hors des villes.'],
    [/\bbaobabs?\b|\b(?:rentr\w*|reven\w*|retour|retourn\w*) (?:a|vers|sur) morondava\b/, 'De l’allée des Baobabs à Morondava, la piste est courte, une vingtaine de kilomètres\u202f: avec votre chauffeur, rentrez dès le coucher du soleil, sans vous arrêter ni marcher sur la piste.'],
    [/\beclair\w*\b|\blampadaires?\b/, 'Non, hors des villes, les routes ne sont pas éclairées.'],
  ],
  securite: [
    [/\b(?:tana|antananarivo)\b/, 'Voyez d’abord les conseils aux voyageurs de votre ministère\u202f; à Antananarivo, on se promène de jour, et la nuit on prend un taxi.'],
    [/\bguerres?\b/, 'Non, le pays n’est pas en guerre, mais la situation politique peut bouger\u202f: lisez les conseils aux voyageurs de votre ministère.'],
    [/\b(?:infos?|informations?|actualites?|site|sites|source|conseils|ambassade|ministere|quai d orsay|diplomatie|ariane)\b.*\b(?:jour|officiel\w*|ou|avant|regarder|consulter|trouver|lire|suivre)\b|\bou\b.*\b(?:infos?|informations?|conseils|consulter|suivre|renseigner)\b/, 'Lisez, juste avant le départ, les conseils aux voyageurs de votre ministère des Affaires étrangères (France\u202f: diplomatie.gouv.fr, et le service Ariane).'],
  ],
  sos: [
    [/\b(?:sans (?:reseau|internet|signal|connexion)|hors ligne|pas de reseau)\b/, 'En partie\u202f: la position se lit sans réseau, mais l’alerte a besoin d’un signal pour partir.'],
  ],
  'tana-nuit': [
    [/^(?=.*\btaxis?\b).*\b(?:risqu\w*|danger\w*|braqu\w*|agress\w*)\b/, 'Peu, s’il est commandé par l’hôtel ou le restaurant, portières fermées.'],
    [/\btaxis?\b/, 'Oui, en taxi commandé par l’hôtel ou le restaurant, portières fermées.'],
    [/\b(?:a pied|marcher|balad\w*|promen\w*|sortir)\b.*\b(?:soir|nuit)\b|\b(?:soir|nuit)\b.*\b(?:a pied|marcher|balad\w*|promen\w*)\b/, 'Pas à pied\u202f: dès la nuit tombée, prenez un taxi commandé par l’hôtel ou le restaurant.'],
  ],
  urgence: [
    [/\b(?:112|911)\b/, 'Ne comptez pas sur ce numéro à Madagascar.'],
    [/\b(?:combien de temps|longtemps|delais?|vite|rapide\w*)\b/, 'Parfois des heures hors des villes\u202f: l’ambulance peut ne pas venir, et l’on part alors en voiture vers l’hôpital que l’assistance ou l’assureur indique.'],
  ],
  'zones-a-eviter': [
    [/^(?=.*\bdahalos?\b).*\b(?:c est quoi|qui sont|qu est ce|veut dire|signifie|sont qui)\b/, 'Les dahalo sont des voleurs de zébus armés, dans le Sud profond et sur certains plateaux de l’Ouest, loin des grands axes.'],
    [/\b(?:de|la) nuit\b/, 'Ne roulez pas de nuit\u202f: c’est alors qu’ont lieu la plupart des attaques.'],
    [/\b(?:dahalos?|bandits?|voleurs de zebus|peur)\b/, 'Sur les axes touristiques, de jour et avec un chauffeur, vous avez peu à craindre des dahalo.'],
  ],
}
