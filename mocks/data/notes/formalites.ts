import type { Note } from '#mocks/data/notes.ts'

export const formalites: readonly Note[] = [
  {
    id: 'carnet-vaccin-perdu',
    answer:
      'Carnet de vaccination perdu\u202f: demandez un duplicata au centre ou au médecin qui vous a vacciné, il en garde la trace\u202f; avec le nom du centre et la date, cela va plus vite. Gardez ensuite une photo du carnet. Le certificat de fièvre jaune n’est demandé que si vous venez d’un pays à risque ou y avez fait une longue escale\u202f: sans lui et sans duplicata, voyez un centre de vaccination avant le départ, au moins dix jours avant l’arrivée.',
    next: ['sante', 'pharmacie', 'perte-passeport'],
  },
  {
    id: 'ne-a-madagascar',
    answer:
      'Avec un passeport étranger seul, vous demandez et payez le visa de touriste, même si vous êtes né à Madagascar ou d’origine malgache. Si vous avez aussi la nationalité malgache, demandez à l’ambassade ou au consulat de Madagascar quel passeport présenter et s’il existe un visa pour vous\u202f: je ne connais pas votre cas. Emportez ce qui prouve votre origine.',
    checkWith: 'l’ambassade de Madagascar',
    next: ['visa', 'passeport', 'ambassade'],
  },
  {
    id: 'visa-prix',
    answer:
      'Le prix du visa dépend de la durée, 15 jours, 1, 2 ou 3 mois\u202f; le barème a changé en 2026\u202f: lisez le montant, et comment le payer, sur le site officiel de l’e-visa. À l’arrivée, ayez des espèces et de quoi faire l’appoint, sans compter sur la carte, et vérifiez avant le départ quelle monnaie le guichet accepte, l’euro compris. Chacun paie le sien, enfants compris s’il n’est pas dit autrement.',
    checkWith: 'l’ambassade de Madagascar',
    next: ['visa', 'visa-demande', 'change'],
    covers: ['visa-prix', 'visa-demande', 'change', 'payer-en-euros', 'fin-de-sejour'],
  },
  {
    id: 'passeport-sur-soi',
    answer:
      'Gardez sur vous une copie du passeport et du visa, et laissez l’original au coffre de l’hôtel, où il est plus en sûreté. Emportez l’original les jours de route, pour un vol, à la banque et pour acheter une carte SIM. Ayez aussi une photo des deux dans votre téléphone.',
    next: ['perte-passeport', 'passeport', 'vol'],
  },
  {
    id: 'volontariat',
    answer:
      'Nous ne proposons ni bénévolat, ni stage, ni mission d’enseignement. Adressez-vous à une association connue, et demandez à l’ambassade de Madagascar quel visa il faut\u202f: celui de tourisme ne permet pas de travailler, et un stage ou une mission en demande souvent un autre. Méfiez-vous des orphelinats qui font payer les visiteurs. Pour aider en passant, donnez à une école, un dispensaire ou une association.',
    next: ['cadeaux', 'contact', 'prolonger-visa'],
  },
  {
    id: 'rapporter-rhum',
    answer:
      'Le rhum, arrangé ou non, se rapporte en soute, en bouteille fermée et bien emballée, dans la limite de la douane d’arrivée\u202f: en France et dans toute l’Union européenne, 1 litre d’alcool de plus de 22° par adulte. En cabine, seulement s’il vient de la boutique après le contrôle. Un rhum arrangé avec ses fruits peut fuir\u202f: préférez une bouteille scellée.',
    next: ['rapporter', 'douane-entree', 'boissons'],
  },
  {
    id: 'rapporter-epices',
    answer:
      'La vanille est limitée, couramment à 2\u202fkg par voyageur\u202f: gardez la facture et faites-la emballer sous vide. Le poivre, le girofle, la cannelle et les autres épices sèches se rapportent en petite quantité, pour vous, bien fermés. Les fruits frais, les graines et les plantes sont contrôlés à l’arrivée en Europe\u202f: laissez-les. La viande, la charcuterie et les laitages sont interdits à l’entrée dans l’Union européenne.',
    next: ['rapporter', 'vanille', 'fruits-epices'],
  },
  {
    id: 'rapporter-coquillages',
    answer:
      'Laissez sur place coquillages, coraux, sable et fossiles\u202f: le corail, les coquillages rares, l’écaille de tortue et tout animal protégé sont interdits, et un ramassage se paie cher à la douane. Les pierres et l’or demandent une facture et une autorisation de sortie, que le vendeur sérieux prépare.',
    next: ['rapporter', 'artisanat', 'douane-entree'],
  },
  {
    id: 'saphirs',
    answer:
      'Acheter un saphir à Ilakaka est risqué si vous ne connaissez pas les pierres\u202f: verre, pierres de synthèse et prix gonflés sont courants, et personne ne reprend l’achat. Achetez plutôt, pour un petit montant, dans une bijouterie connue qui donne facture et autorisation de sortie. Ne transportez jamais de pierres pour quelqu’un.',
    next: ['arnaques', 'rapporter', 'artisanat'],
  },
  {
    id: 'fievre-jaune',
    answer:
      'Le certificat de vaccination contre la fièvre jaune est exigé, dès 9 mois, si vous venez d’un pays à risque ou y avez fait plus de 12\u202fh d’escale, comme à Addis-Abeba ou à Nairobi\u202f; pas si vous venez d’Europe par un vol direct ou par La Réunion, Maurice ou Istanbul. Une escale plus courte peut tout de même être contrôlée\u202f: demandez à la compagnie, et vaccinez-vous au moins dix jours avant.',
    next: ['sante', 'vol-international', 'enfants-sante'],
  },
  {
    id: 'rapporter-pierres',
    answer:
      'Des pierres et de l’or se rapportent avec une facture et une autorisation de sortie, que le vendeur sérieux prépare\u202f; sans elles, la douane les saisit et l’amende est lourde. Quelques petites pierres polies d’artisanat, avec leur facture, passent en général\u202f: demandez au vendeur. Les fossiles et les pierres ramassées restent sur place.',
    next: ['rapporter', 'artisanat', 'arnaques'],
  },
  {
    id: 'visa-refuse',
    answer:
      'Un visa de tourisme est rarement refusé si le passeport est valable, avec un billet de retour et la somme demandée, mais je ne peux pas le promettre\u202f: la décision revient à la police de l’air et à l’ambassade. Casier judiciaire, visa dépassé lors d’un autre séjour, demande en ligne sans réponse\u202f: écrivez à l’ambassade de Madagascar avant d’acheter le billet. Sans visa accordé, pas de circuit\u202f: prenez une assurance annulation.',
    next: ['visa', 'visa-demande', 'ambassade'],
  },
  {
    id: 'visa-entrees',
    answer:
      'À ma connaissance, le visa de tourisme vaut pour une seule entrée\u202f: si vous sortez, pour La Réunion, Maurice ou Mayotte, il faut en demander un autre au retour. Vérifiez-le auprès de l’ambassade de Madagascar, et placez de préférence ce détour au début ou à la fin du voyage. Une escale sans quitter l’aéroport n’est pas une sortie.',
    next: ['visa', 'prolonger-visa', 'vol-international'],
  },
]
