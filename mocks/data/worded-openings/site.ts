import { type WordedOpenings } from '#mocks/data/worded-openings/words.ts'

export const site: WordedOpenings = {
  'apres-la-demande': [
    [/\b(?:documents?|vouchers?|contrats?|factures?|papiers)\b/, 'Les documents du voyage viennent du partenaire, une fois son devis accepté\u202f: exigez un contrat et une facture.'],
    [/\bqui (?:me|nous|va|m)\b|\bc est qui\b/, 'Notre bureau d’abord, puis le partenaire, qui propose le devis.'],
    [/\b(?:augment\w*|changer de prix|prix fixe|prix ferme|bouger|garanti)\b/, 'Je ne sais pas\u202f: le devis dit si le prix peut changer, et combien de temps il est valable.'],
    [/\b(?:mail|email|telephone) ou\b|\bou (?:par )?(?:mail|email|telephone|sms|courrier)\b|\bsous quelle forme\b/, 'Par e-mail, en général\u202f: regardez aussi les courriers indésirables.'],
    [/\b(?:mails?|emails?)\b/, 'Une référence affichée suffit\u202f: c’est elle, et non un e-mail, qui prouve que la demande est arrivée.'],
    [/\b(?:confirmation|bien (?:ete )?(?:envoye\w*|partie?|arrivee?|recue?|passee?))\b/, 'Oui, si une référence s’est affichée.'],
  ],
  'avis-clients': [
    [/\b(?:licences?|agreee?s?|agrements?|autorisations?|immatricul\w*|officiel\w*)\b/, 'Nous mettons en relation et ne vendons pas de voyages\u202f: c’est l’autorisation du partenaire qu’il faut demander.'],
  ],
  brochure: [
    [/\bprogramme\b.*\bou\b|\bou\b.*\bprogramme\b/, 'Sur la page de chaque circuit, onglet «\u202fAperçu\u202f».'],
    [/\b(?:imprim\w*|pdf)\b/, 'Oui, depuis la page de chaque circuit.'],
  ],
  'carnet-site': [
    [/\bc est quoi\b|\bqu est ce que\b|\ba quoi (?:sert|ca sert)\b/, 'Le carnet garde sur votre appareil les circuits et les lieux qui vous plaisent.'],
    [/\b(?:carnet|feuille) de route\b/, 'Le carnet de route est le programme d’un circuit à emporter, avec jours, trajets, nuits et numéros à appeler\u202f: sur la page du circuit, sous «\u202fÀ emporter\u202f», copiez-le ou imprimez-le.'],
    [/\b(?:gpx|trace|points gps)\b/, 'Oui\u202f: sur la page du circuit, sous «\u202fÀ emporter\u202f», touchez «\u202fFichier GPX\u202f».'],
    [/\bagenda\b|\bcalendrier\b/, 'Oui\u202f: sur la page du circuit, sous «\u202fÀ emporter\u202f», les jours s’ajoutent à votre agenda.'],
    [/\b(?:pdf|imprim\w*)\b/, 'Oui\u202f: sur la page du circuit, touchez «\u202fImprimer\u202f», ou enregistrez-la en PDF depuis le navigateur.'],
    [/\bcompar\w*\b/, 'Oui, pour comparer, cochez «\u202fComparer\u202f» sous des circuits de l’accueil.'],
    [/\b(?:puis je|je peux|peut on|on peut|possible|comment)\b.*\b(?:favori\w*|garder|sauvegard\w*|enregistr\w*|de cote)\b|^mettre\b/, 'Oui, dans le carnet.'],
    [/^(?=.*\bcarnet\b).*\bpartag\w*/, 'Ouvrez la page Carnet et touchez «\u202fPartager ce carnet\u202f».'],
    [/\b(?:disparu|vide|efface\w*|perdu\w*|change)\b/, 'Le carnet ne se garde que dans le navigateur qui a servi\u202f: rouvrez le même, sur le même appareil.'],
    [/\b(?:envoy\w*|partag\w*|transfer\w*|montrer)\b/, 'Ouvrez la page du circuit et touchez «\u202fPartager ce circuit\u202f»\u202f: un lien s’envoie par message ou par e-mail.'],
  ],
  'changer-devis': [
    [/\brefus\w*|\bdire non\b/, 'Oui, vous êtes libre de le refuser\u202f: rien ne vous engage avant votre accord.'],
    [/\b(?:refaire|nouvelle demande|renvoyer)\b/, 'Non, ne refaites pas la demande\u202f: écrivez depuis la page Contact, avec la référence.'],
    [/\b(?:deux|2|plusieurs|trois) (?:devis|versions?|propositions?)\b/, 'Oui, demandez-en plusieurs\u202f: ils sont gratuits.'],
    [/\b(?:payante?s?|frais|payer|paye|coute|gratuit\w*|facture\w*)\b/, 'Changer le devis est gratuit\u202f; le prix du voyage, lui, suit ce que vous changez.'],
  ],
  'compte-site': [
    [/\b(?:payant\w*|gratuit\w*|payer|paye|coute)\b/, 'Le site est gratuit, comme l’application et la demande de devis.'],
  ],
  conversation: [
    [/\b(?:conseill\w*|en direct|en ligne)\b/, 'Non, pas en direct\u202f: je suis un assistant automatique, et un conseiller répond depuis la page Contact ou au téléphone.'],
    [/\b(?:robots?|humain\w*|vraie personne|quelqu un|ia|intelligence artificielle|machine|bot|automatique|chatgpt|reel\w*)\b/, 'Je suis un assistant automatique\u202f: aucun conseiller ne lit vos messages pendant que vous écrivez.'],
  ],
  'devis-perdu': [
    [/^(?!.*\b(?:mails?|emails?|courriels?|spams?|renvoy\w*)\b).*\b(?:ma|mes|la|les) demandes?\b/, 'La référence de chaque demande s’affiche sous «\u202fDemande reçue\u202f», près du formulaire qui a servi, dans le même navigateur\u202f: donnez-la si vous la retrouvez.'],
  ],
  'formulaire-bloque': [
    [/\b(?:arriv\w*|impossible|refuse\w*|part(?:ent)? pas|marche pas|bloqu\w*|envoyer|envoie)\b/, 'Si le formulaire ne part pas, lisez le message rouge sous un champ\u202f: une date, une adresse e-mail ou un nombre manque souvent.'],
  ],
  'joindre-week-end': [
    [/\bsamedi (?:apres midi|soir)\b/, 'Non, le samedi, le matin seulement, de 8\u202fh à 12\u202fh.'],
    [/\bnormal\b|\btoujours (?:rien|pas)\b|\bpas (?:encore )?(?:de |eu de )?(?:reponse|recu|repondu)\b/, 'Oui, c’est normal\u202f: du samedi 12\u202fh au lundi 8\u202fh, le délai de 24\u202fh ne court pas.'],
    [/\b(?:reponds|repondez|reponse|delai|24 ?h\w*)\b/, 'Non, pas le week-end\u202f: du samedi 12\u202fh au lundi 8\u202fh, le délai de 24\u202fh ne court pas.'],
    [/\bsamedis?\b(?!.*\bdimanche)/, 'Le samedi, oui, mais le matin seulement, de 8\u202fh à 12\u202fh.'],
    [/\b(?:dimanches?|week ?end)\b/, 'Le samedi matin, oui, de 8\u202fh à 12\u202fh\u202f; pas le dimanche.'],
  ],
  'langue-du-site': [
    [/\bvous parlez\b|\bparlez vous\b/, 'Par écrit, oui\u202f: la page Contact accepte aussi l’anglais\u202f; au téléphone, je ne sais pas.'],
    [/\b(?:changer|autre langue|traduire|traduction|en (?:anglais|allemand|italien|espagnol))\b(?!.*\b(?:appli\w*|telephone|ecrire|mail)\b)/, 'Non, ce site est en français seulement\u202f; la page Contact accepte aussi l’anglais.'],
    [/\b(?:ecrire|ecrit|message|mail)\b/, 'Oui, la page Contact accepte aussi l’anglais.'],
    [/\b(?:telephone|appel\w*|bureau|chez vous)\b/, 'Je ne sais pas au téléphone\u202f; par écrit, la page Contact accepte le français et l’anglais.'],
    [/^(?=.*\b(?:appli\w*|app|audioguide)\b).*\b(?:francais|anglais|espagnol|chinois)\b/, 'Oui, l’application, elle, raconte les lieux en français, anglais, espagnol ou chinois.'],
    [/^(?=.*\b(?:appli\w*|app|audioguide)\b).*\b(?:allemand|italien|neerlandais|portugais|russe|japonais)\b/, 'Non, l’application raconte les lieux en français, anglais, espagnol ou chinois.'],
  ],
  'mode-d-emploi': [
    [/\bc est quoi\b|\bquoi exactement\b/, 'C’est le site de Dia Madagascar, à Antananarivo\u202f: cinq circuits et des voyages sur mesure, assurés par des partenaires malgaches.'],
  ],
  newsletter: [
    [/\b(?:facebook|instagram|insta|tiktok|reseaux)\b/, 'Je ne connais ni page Facebook ni compte Instagram à nous.'],
  ],
}
