import type { Next, NextByEntry } from '#mocks/data/asked-next.ts'
import { jackets, seaSick } from '#mocks/data/asked-next/mer.ts'
import { danger, mentionsPrice } from '#mocks/data/asked-next/short-questions.ts'

const atNight: Next = { asks: /\b(?:la nuit|de nuit|nocturnes?|sorties? (?:de )?nuit|le soir)\b/, answer: 'sorties-nuit' }
const touch: Next = { asks: /\b(?:touch\w*|caress\w*|nourri\w*|donner a manger|porter|epaule|dans les bras|selfie|sur la main)\b/, answer: 'nourrir-lemuriens' }
const flash: Next = { asks: /\bflash\b|\bphotos?\b.*\bnuit\b/, answer: 'flash' }
const lens: Next = { asks: /\b(?:objectifs?|zoom|teleobjectif|appareil|photos?)\b/, answer: 'photographe' }
const guide: Next = { asks: /\bguides?\b(?!.*\b(?:combien|prix)\b)/, answer: 'guide-obligatoire' }
const guidePrice: Next = { asks: /\bguides?\b.*\b(?:combien|prix)\b|\b(?:combien|prix)\b.*\b(?:guides?|entrees?|visite)\b|\bvisites? (?:de )?nuit\b.*\b(?:en plus|payante?|prix|combien)\b/, answer: 'parcs-tarifs' }
const young: Next = { asks: /\b(?:bebes?|petits lemuriens|jeunes|naiss\w*)\b/, answer: 'bebes-lemuriens' }
const whichMonth: Next = { asks: /^en (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)\b.*\b(?:voit|vois|voir|visibles?)\b/, answer: 'animaux-par-mois' }
const bite: Next = { asks: /\b(?:griff\w*|rage|mordu\w*)\b/, answer: 'rage' }
const outingPrice: Next = { asks: mentionsPrice, answer: 'sorties-mer-prix' }
const cancelled: Next = { asks: /\b(?:annul\w*|rembours\w*|mauvais temps|(?:voi[tst]|voir|croise) (?:rien|pas|aucune?)|(?:croise|voit) aucune?s?|bredouilles?|garanti\w*|sur d en voir)\b/, answer: 'sortie-annulee' }

const childrenAtSea: Next = {
  asks: /\b(?:enfants?|petits?|bebes?|fils|fille|a partir de quel age|quel age|age minimum)\b/,
  text: 'Je ne connais pas d’âge minimum\u202f: demandez-le au club ou au capitaine. Choisissez une sortie courte, le matin, par mer calme, avec un vrai gilet à la taille de l’enfant, de l’ombre et de l’eau\u202f; avec un bébé, restez plutôt à terre.',
  next: ['enfants-circuit', 'sainte-marie', 'baignade'],
}

const swimWith: Next = { asks: /\b(?:nager|nage|baigner|a l eau|snorkel\w*|plong\w*)\b/, answer: 'nager-baleines' }

/** What travellers ask after answers about animals. */
export const animaux: NextByEntry = {
  baleines: [
    {
      asks: /^(?!.*\bevit).*\bquel mois\b|^(?:et )?(?:c est )?quand\b/,
      text: 'Août, au milieu de la saison, qui va de juillet à septembre\u202f: c’est aussi le mois le plus demandé, réservez tôt.',
      next: ['baleines', 'sainte-marie', 'saison'],
    },
    {
      asks: /\b(?:dure\w*|combien de temps|longue?)\b/,
      text: 'Je n’ai pas de durée sûre\u202f: la sortie part le matin et prend le plus souvent une partie de la matinée, selon le club et les baleines. Demandez-la à l’hôtel, la veille, et emportez de l’eau et un coupe-vent.',
      next: ['baleines', 'sainte-marie', 'plongee'],
    },
    { asks: /\bpart(?:ent)? d ou\b|\bd ou part(?:ent)?\b|\b(?:bateaux?|sorties?) part\w* d ou\b|\bou\b.*\b(?:embarqu\w*|prend\w* le bateau)\b/, says: /sorties partent/ },
    { asks: /\b(?:depuis la plage|du bord|de la cote)\b|\b(?:matin|quelle heure)\b/ },
    { asks: /\bdauphins?\b/, answer: 'dauphins' },
    {
      asks: /\b(?:sure?s?|garanti\w*|certain\w*|chances?)\b/,
      text: 'Jamais tout à fait, mais les chances sont les meilleures à Sainte-Marie de juillet à septembre\u202f: prévoyez une sortie de plus, et demandez avant ce qui se passe si l’on n’en voit aucune.',
      next: ['baleines', 'sainte-marie', 'requins-baleines'],
    },
    swimWith, seaSick, cancelled, jackets, childrenAtSea, outingPrice,
    { asks: /\bplages?\b/, answer: 'baleines-plages' },
    {
      asks: /\b(?:ajout\w*|combin\w*|rajout\w*|integr\w*)\b/,
      text: 'Oui, sur mesure\u202f: un vol d’Antananarivo mène à Sainte-Marie en une heure environ, de juillet à septembre pour les baleines\u202f; notre circuit Est, lui, y finit déjà. Écrivez-le dans la demande de devis.',
      next: ['sur-mesure', 'sainte-marie', 'devis'],
    },
    {
      asks: /\bcircuits?\b(?!.*\b(?:compris|inclus)\b)/,
      text: 'Oui, c’est le circuit Est, 8 jours, qui finit à Sainte-Marie\u202f: venez de juillet à septembre. La sortie en mer se fixe dans le devis, comprise ou à payer sur place.',
      next: ['circuits-proposes', 'devis', 'sainte-marie'],
    },
    {
      asks: /\b(?:compris|inclus)\b/,
      text: 'La sortie en mer se fixe dans le devis, comprise ou à payer sur place\u202f: demandez-la en réservant, car Sainte-Marie termine notre circuit Est.',
      next: ['inclus', 'devis', 'sainte-marie'],
    },
  ],
  'nager-baleines': [
    {
      asks: /^pourquoi\b/,
      text: 'Parce qu’elles viennent mettre bas\u202f: un nageur ou un bateau trop proche dérange la mère et son petit, et un coup de nageoire blesse. On les regarde du bateau, à distance, moteur au ralenti.',
      next: ['baleines', 'requins-baleines', 'plongee'],
    },
    { asks: /\b(?:requins?|tortues?)\b/ },
    jackets, seaSick, outingPrice, childrenAtSea,
  ],
  'baleines-plages': [swimWith, seaSick, outingPrice, { asks: /\b(?:octobre|septembre|fini|trop tard)\b/ }],
  dauphins: [
    { asks: /\b(?:nager|toucher|garanti\w*|toute l annee)\b/ },
    { asks: /\bbaleines?\b/, answer: 'baleines' },
    jackets, outingPrice, childrenAtSea,
  ],
  'requins-baleines': [
    {
      asks: danger,
      text: 'Non, les requins-baleines sont inoffensifs\u202f: on les regarde au tuba, à quelques mètres, sans les toucher, avec un gilet et un bateau engagé dans une charte d’approche. Il vaut mieux être à l’aise en mer.',
      next: ['requins-baleines', 'plongee', 'baignade'],
    },
    { asks: /\bmantas?\b/, says: /manta/ },
    {
      asks: /\bles (?:deux|trois)\b|\bmeme voyage\b/,
      text: 'Oui, en septembre, avec un vol entre les deux\u202f: les baleines à Sainte-Marie, jusqu’à la fin du mois, puis les requins-baleines et les tortues à Nosy Be. Les tortues s’y voient presque toute l’année.',
      next: ['baleines', 'vols-interieurs', 'combiner'],
    },
    {
      asks: /\b(?:savoir|sait pas|sais pas|bon|faut) (?:bien )?nag\w*\b/,
      text: 'Il vaut mieux être à l’aise en mer\u202f: on les regarde au tuba, loin du bord, avec un gilet. Qui ne nage pas reste sur le bateau et les voit aussi, près de la surface. Dites-le au club avant la sortie.',
      next: ['plongee', 'baleines', 'plages'],
    },
    { asks: /\b(?:nager|nage|baigner|toucher|dangereux|avec eux|inoffensifs?|tortues?|raies?)\b/ },
    { asks: /\b(?:autres|vrais) requins\b/, answer: 'requins-lagon' },
    seaSick, cancelled, jackets, outingPrice, childrenAtSea,
    { asks: /\bpalmes\b|\btuba\b|\bniveau\b/ },
  ],
  lemuriens: [
    {
      asks: /^(?:en |a |c est )?(?:quel(?:le)?s? (?:saison|mois|periode)|quand)(?: (?:le )?mieux)?$|\bmeilleure? (?:saison|mois|periode)\b|\bquel mois\b/,
      text: 'Toute l’année, dans presque toute forêt protégée\u202f; au mieux de septembre à novembre, la saison des jeunes. En hiver, de juin à août, certaines petites espèces nocturnes hibernent.',
      next: ['animaux', 'saison', 'indri'],
    },
    {
      asks: /\b(?:plages?|mer|lagon)\b/,
      text: 'Près de la plage, à Nosy Be\u202f: des makis macaco dans la forêt de Lokobe et sur l’île voisine de Nosy Komba. Sur notre circuit Est, on voit l’indri à Andasibe, puis l’on finit à la mer, à Sainte-Marie.',
      next: ['nosy-be-iles', 'indri', 'plages'],
    },
    { asks: /\b(?:mord\w*|griff\w*|agressi\w*)\b/, answer: 'lemuriens-agressifs' },
    { asks: /\b(?:la nuit|de nuit|nocturnes?|toucher|nourrir|donner a manger)\b/ },
    { asks: /\bchante\w*\b|\bcri\w*\b/, answer: 'indri' },
    { asks: /\b(?:mordre|mord|griff\w*|agressi\w*|mechants?)\b/, answer: 'lemuriens-agressifs' },
    { asks: /\b(?:pres de (?:tana|la capitale)|plus pres|sans (?:trop de )?route)\b/, answer: 'lemuriens-pres-tana' },
    young, whichMonth, flash, lens, guidePrice, guide,
  ],
  indri: [
    { asks: /\b(?:quand|quel moment|meilleur moment)\b(?!.*\b(?:annee|mois|saison)\b)/, says: /chantent/ },
    atNight, flash, guidePrice, guide,
    { asks: /\b(?:quelle heure|heures?|tot|matin)\b/, says: /chantent/ },
    { asks: /\b(?:dormir|dort|coucher)\b.*\b(?:sur place|la bas|faut)\b|\bfaut dormir\b/ },
    { asks: /\b(?:pleut|pluie|pleuvait)\b/, answer: 'cote-est-pluie' },
    { asks: /\bmantadia\b/, answer: 'andasibe-mantadia' },
    { asks: /\b(?:dans la journee|aller retour|en un jour)\b/, answer: 'lemuriens-pres-tana' },
  ],
  'aye-aye': [
    {
      asks: /\b(?:libre|liberte|sauvages?|zoo|captivite|nourris?)\b/,
      text: 'Pas tout à fait\u202f: sur la petite île près d’Ankanin’ny Nofy, il vit dehors mais il est nourri, et on le voit presque à coup sûr. En pleine liberté, le voir tient de la chance.',
      next: ['aye-aye', 'lemuriens', 'pangalanes'],
    },
    {
      asks: danger,
      text: 'Non, l’aye-aye n’est pas dangereux\u202f: c’est un lémurien nocturne, discret et rare. On le regarde sans le toucher ni l’éclairer de près, avec le guide.',
      next: ['lemuriens', 'indri', 'pangalanes'],
    },
    { asks: /\b(?:ou|libre|liberte|nourri)\b/ },
    flash, lens, outingPrice,
  ],
  'bebes-lemuriens': [
    touch,
    { asks: /\b(?:ou|decembre|fini|quand)\b/ },
    { asks: /\bquel circuit\b/, answer: 'circuit-par-mois' },
  ],
  'lemuriens-agressifs': [
    { asks: /\brage\b/, answer: 'rage' },
    { asks: /\bvaccin\w*\b/, answer: 'vaccin-rage' },
    { asks: /\bde pres\b/, answer: 'nourrir-lemuriens' },
  ],
  'nourrir-lemuriens': [
    { asks: /\b(?:caress\w*|toucher|photos?|de pres|ou)\b/ },
    bite,
  ],
  'lemuriens-pres-tana': [
    {
      asks: /\b(?:nom|lequel|quel parc)\b/,
      text: 'Je n’ai pas de nom à recommander\u202f: demandez à l’hôtel ou au chauffeur un parc privé à une heure de route d’Antananarivo, et s’il soigne bien ses animaux.',
      next: ['lemuriens', 'indri', 'taxi-ville'],
    },
    {
      asks: /\b(?:prix|combien|entree)\b/,
      text: 'Je n’ai pas le prix d’entrée des parcs privés\u202f: ils ont leurs propres droits, demandez-les la veille par téléphone ou à l’hôtel.',
      next: ['parcs-tarifs', 'lemuriens', 'indri'],
    },
    { asks: /\b(?:journee|aller retour|loin)\b/ },
  ],
  cameleons: [
    {
      asks: /^(?:en |c est )?(?:quelles? (?:saisons?|periodes?)|quels? mois|quand)\b|\bmeilleure? (?:saison|periode|mois|moment)\b/,
      text: 'D’octobre ou novembre à avril surtout, dès les premières pluies\u202f; dans les forêts humides, comme Andasibe, Ranomafana et la Montagne d’Ambre, les guides en trouvent toute l’année, de nuit, à la lampe.',
      next: ['animaux', 'saison', 'lemuriens'],
    },
    { asks: /\b(?:la nuit|de nuit|nocturnes?)\b(?!.*\b(?:prix|en plus|combien|passe)\b)/ },
    { asks: /\b(?:en plus|prix|combien|payante?)\b/, answer: 'parcs-tarifs' },
    { asks: /\b(?:sortie|visite|se passe|comment)\b/, answer: 'sorties-nuit' },
    {
      asks: /\b(?:main|touch\w*|porter|tenir|attraper|prendre un)\b/,
      text: 'Non, ne prenez jamais un caméléon en main, même pour une photo, et refusez de photographier un animal captif\u202f: regardez-le avec le guide, à deux ou trois mètres.',
      next: ['lemuriens', 'photo', 'ecotourisme'],
    },
    { asks: /\bflash\b/, answer: 'flash' },
    {
      asks: /\b(?:mord\w*|venimeux|dangereux|piqu\w*)\b/,
      text: 'Un caméléon n’est pas venimeux, et ne mord que si on le prend\u202f: ne le touchez pas, regardez-le avec le guide.',
      next: ['lemuriens', 'serpents', 'guide-obligatoire'],
    },
    lens,
  ],
  grenouilles: [
    { asks: /\bfaut\b.*\bnuit\b/ },
    {
      asks: /\b(?:toxiques?|poison|venimeuses?|toucher|danger\w*)\b/,
      text: 'Certaines grenouilles portent du poison sur la peau\u202f: je ne le sais pas pour chaque espèce, donc n’en touchez aucune. Les regarder est sans danger.',
      next: ['cameleons', 'animaux', 'guide-obligatoire'],
    },
    { asks: /\b(?:combien|prix|en plus)\b/, answer: 'parcs-tarifs' },
    atNight, lens,
  ],
  'sorties-nuit': [
    { asks: /\bdans (?:le|les) parcs?\b/, says: /au bord du parc/ },
    { asks: /\b(?:combien|prix|en plus|payante?)\b(?!.*\b(?:temps|heures)\b)/, answer: 'parcs-tarifs' },
    {
      asks: /\bdure\w*\b|\bcombien de temps\b|\blong\b/,
      text: 'Je n’ai pas de durée fixe\u202f: la visite commence une à deux heures après le coucher du soleil, et se fixe avec le guide.',
      next: ['lemuriens', 'aye-aye', 'cameleons'],
    },
    { asks: /\b(?:lampe|frontale|reserv\w*|demander|ou)\b/ },
    whichMonth, flash, lens,
  ],
  serpents: [
    { asks: /\brequins?\b/, answer: 'requins-lagon' },
    { asks: /\bcrocodiles?\b/, answer: 'crocodiles' },
    { asks: /\b(?:mordu|morsure|mord)\b|\b(?:mer|marins?|eau)\b|\bvenimeu\w*\b/ },
    { asks: /\bscorpions?\b|\bscolopendres?\b/, answer: 'scorpions' },
    { asks: /\baraignees?\b/, answer: 'araignees' },
    { asks: /\bsangsues?\b/, answer: 'sangsues' },
  ],
  scorpions: [
    { asks: /\b(?:enfants?|piqu\w*|mortels?)\b/ },
    {
      asks: /\b(?:hotels?|chambres?|bungalow)\b/,
      text: 'On en rencontre surtout en forêt sèche et dans les rochers\u202f; à l’hôtel, rarement, mais secouez quand même chaussures, vêtements et serviette, et éclairez le sol la nuit.',
      next: ['serpents', 'camping', 'hebergement'],
    },
  ],
  araignees: [{ asks: /\b(?:piqu\w*|venimeu\w*|danger\w*|geckos?)\b/ }],
  sangsues: [{ asks: /\b(?:enlev\w*|mal|danger\w*|maladies?|saison)\b/ }],
  crocodiles: [
    { asks: /\b(?:pirogue|bateau|danger\w*|risque|attaqu\w*|ou)\b(?!.*\b(?:requins?|fosa)\b)/ },
    { asks: /\brequins?\b/, answer: 'requins-lagon' },
    { asks: /\bfosa\b/, answer: 'fosa-danger' },
    { asks: /\b(?:lions?|fauves?|tigres?)\b/, answer: 'pas-de-fauves' },
    { asks: /\b(?:baign\w*|rivieres?|lacs?|cascades?|piscines?)\b/, answer: 'eau-douce' },
  ],
  fosa: [
    {
      asks: /^(?:mais )?(?:c est|c) quoi\b|\bquoi comme animal\b/,
      text: 'Le fosa est le plus grand mammifère carnivore de l’île, au corps de petit puma\u202f: 70 à 80\u202fcm, presque autant de queue, 6 à 10\u202fkg. Il chasse surtout les lémuriens, et n’attaque pas l’homme.',
      next: ['animaux', 'lemuriens', 'saison-ouest'],
    },
    { asks: /\b(?:danger\w*|attaqu\w*|mord\w*|agressi\w*|peur)\b/, answer: 'fosa-danger' },
    { asks: /\b(?:pese|poids|taille|grand|gros|ressemble)\b/, answer: 'crocodiles', says: /fosa/ },
    atNight,
    { asks: /\bquels? autres? animaux\b|\bquoi d autre\b/, answer: 'lemuriens' },
  ],
  'fosa-danger': [
    { asks: /\b(?:nuit|tente|mordu|nourrir|donner a manger)\b/ },
    { asks: /\b(?:mange quoi|chasse)\b/ },
    { asks: /\b(?:predateurs?|fauves?|lions?)\b/, answer: 'pas-de-fauves' },
    { asks: /\b(?:ou|quand)\b.*\bvoi\w*\b/, answer: 'fosa' },
  ],
  animaux: [
    { asks: /\bsinges?\b|\blions?\b/ },
    { asks: /\bquel circuit\b|\bpour en voir le plus\b/, answer: 'photographe' },
    { asks: /\b(?:danger\w*|venimeu\w*|serpents?)\b/, answer: 'serpents' },
    { asks: /\bfosa\b/, answer: 'fosa' },
    atNight, young,
  ],
  'pas-de-fauves': [
    {
      asks: /^pourquoi\b/,
      text: 'Parce que l’île s’est détachée de l’Afrique, puis de l’Inde, il y a plus de quatre-vingts millions d’années\u202f: lions, éléphants et singes ne l’ont jamais atteinte, et presque tous ses animaux ne vivent qu’ici.',
      next: ['animaux', 'lemuriens', 'pays-chiffres'],
    },
    { asks: /\b(?:voit quoi|quoi alors|quels? animaux)\b|^on voit quoi\b/, answer: 'animaux' },
    { asks: /\bsafari\b.*\bafrique\b|\bafrique\b|\bkenya\b|\btanzanie\b/, answer: 'autres-pays' },
    { asks: /\bguide\b/, answer: 'guide-obligatoire' },
    { asks: /\bfosa\b.*\b(?:danger\w*|attaqu\w*)\b/, answer: 'fosa-danger' },
    { asks: /\bfosa\b/, answer: 'fosa' },
  ],
  'animaux-par-mois': [
    young,
    { asks: /\b(?:baleines?|requins?|tortues?|cameleons?)\b.*\bquand\b/ },
    { asks: /\bquel circuit\b/, answer: 'circuit-par-mois' },
  ],
  'tortues-terrestres': [
    {
      asks: /\b(?:quand|periodes?|saisons?|mois)\b/,
      text: 'Au Village des Tortues, près d’Ifaty, on en voit toute l’année\u202f; en liberté, elles se montrent surtout à la saison chaude, de novembre à avril. Les tortues de mer se voient presque toute l’année autour de Nosy Be.',
      next: ['animaux', 'requins-baleines', 'plages'],
    },
    { asks: /\b(?:mer|marines?|nager)\b/, answer: 'requins-baleines' },
    { asks: /\b(?:carapace|ecaille|souvenir|acheter|ramener)\b/, answer: 'rapporter-coquillages' },
    { asks: /\b(?:loin|acces|aller)\b/, answer: 'ifaty-acces' },
    {
      asks: /\b(?:prix|entree|combien)\b/,
      text: 'Je n’ai pas le prix d’entrée du Village des Tortues\u202f: il se paie sur place, en espèces.',
      next: ['animaux', 'argent', 'plages'],
    },
  ],
  'oiseaux-plantes': [
    { asks: /^(?:ou|quand)(?: ca)?$|\boiseaux\b/, says: /Pour les oiseaux/ },
    { asks: /\bjacarandas?\b/, answer: 'jacarandas' },
    { asks: /\borchidees?\b/, answer: 'orchidees' },
    { asks: /\bbaobabs?\b/, answer: 'baobabs' },
    {
      asks: /\bguides?\b/,
      text: 'Je ne sais pas si un partenaire a un guide spécialisé en oiseaux\u202f: dites-le dans la demande de devis. Dans les parcs, les guides locaux en connaissent les chants\u202f; dites à l’entrée que vous venez pour eux.',
      next: ['guide-francophone', 'devis', 'parcs'],
    },
    { asks: /\b(?:payante?s?|en plus|prix|combien)\b/, answer: 'parcs-tarifs' },
    lens,
  ],
  'lac-antanavo': [
    { asks: /\b(?:baign\w*|guide|circuit|risque)\b/ },
    {
      asks: /\b(?:prix|combien)\b/,
      text: 'Je n’ai pas de prix\u202f: l’accès, le guide du village et une offrande éventuelle se conviennent sur place, en petites coupures.',
      next: ['fady', 'crocodiles', 'devis'],
    },
  ],
  jumelles: [
    { asks: /\b(?:guide|frontale|lampe|baleines)\b/ },
    {
      asks: /\blou\w*\b/,
      text: 'Je ne sais pas si l’on peut en louer\u202f: emportez les vôtres, car le guide du parc n’en prête pas toujours.',
      next: ['animaux', 'lemuriens', 'valise'],
    },
  ],
}
