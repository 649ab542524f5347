import { quietMonths, type WordedOpenings } from '#mocks/data/worded-openings/words.ts'

export const saisons: WordedOpenings = {
  'cote-est-pluie': [
    [/^(?!.*\b(?:l est|cote est|circuit est|sainte marie|andasibe|tamatave|pangalanes)\b).*\b(?:mois|periode|quand)\b.*\b(?:sec|secs|seche|moins pluvieu\w*)\b/, 'Septembre\u202f: le temps est sec partout, même dans l’Est, la région la plus arrosée.'],
    [/\b(?:k ?way|impermeables?|cape|poncho|parapluie|veste de pluie)\b/, 'Oui, un imperméable sert toute l’année, dans l’Est surtout.'],
  ],
  cyclones: [
    [/\bannul\w*\b|\brembours\w*\b|\breport\w*\b/, 'Ce qui ne peut pas se faire est remplacé ou reporté, et ce qui est remboursé est écrit dans les conditions du partenaire\u202f: lisez-les dans le devis, et prenez une assurance annulation.'],
    [/\bgaranti\w*\b|\bcertain\w*\b|\bsans cyclone\b/, 'Non, personne ne peut le garantir.'],
    [/\b(?:que|quoi|comment) (?:faire|fait on|on fait|ca se passe|reagir)\b|\bsi (?:un|le|y a un|il y a un) cyclone\b|\ben cas de cyclone\b/, 'Si un cyclone s’annonce, restez dans un bâtiment en dur, loin de la mer et des rivières, et suivez l’hôtel, le guide et Météo Madagascar\u202f: on ne roule plus et on ne prend plus le bateau avant la fin de l’alerte.'],
  ],
  saison: [
    [/\b(?:chaleur|canicule|trop chaud|fait chaud)\b/, 'Venez de mai à septembre, au plus doux de juin à août, avec un pull pour les nuits des Hautes Terres\u202f; évitez l’Ouest d’octobre à décembre, où il fait plus de 35\u202f°C.'],
    [/\b(?:touristes?|touristique\w*|monde|foule)\b/, 'Avril, mai, juin et novembre\u202f: peu de monde et le plus souvent du beau temps\u202f; évitez juillet, août et Noël.'],
    [/\bplus (?:sec|seche|ensoleille\w*)\b|\bmoins (?:pluvieu\w*|arrose\w*|de pluie)\b/, 'Septembre\u202f: le temps est sec partout, même dans l’Est, la région la plus arrosée.'],
    [/\bmoussons?\b|\bsaison (?:des pluies|humide)\b/, 'La saison des pluies va de décembre à mars.'],
    [/\bhaute saison\b/, 'La haute saison est en juillet et en août\u202f; octobre et Noël sont aussi très demandés.'],
    [/\bbasse saison\b/, 'La basse saison va de janvier à mars, pendant les pluies\u202f; avril, mai, juin et novembre sont calmes aussi, et plus secs.'],
    [/\b(?:cher|chere|chers|prix|tarifs?|budget)\b/, quietMonths],
    [/\b(?:evit\w*|pires?|mauvais\w*|deconseill\w*)\b/, 'Évitez surtout janvier à mars\u202f: fortes pluies, cyclones, pistes coupées.'],
    [/\b(?:ideale?|quel mois|meilleur mois|tout voir)\b/, 'De septembre à novembre, presque tout est à son mieux.'],
  ],
  'saison-ouest': [
    [/\b(?:tsiribihina|fleuve|chaland)\b/, 'La descente de la Tsiribihina se fait en saison sèche, de mai à novembre.'],
  ],
  temperatures: [
    [/^(?=.*\bantsirabe\b).*\bfroid\w*\b/, 'Oui, la nuit, de juin à août\u202f: 5 à 10\u202f°C, parfois moins.'],
    [/\bneige\w*\b/, 'Non, la neige ne tombe nulle part.'],
  ],
  valise: [
    [/^(?!.*\bou\b).*\b(?:frontale|lampe)\b/, 'Oui, une lampe frontale sert pendant les coupures, aux sorties de nuit et au bivouac.'],
    [/^(?!.*\b(?:ou|sans)\b)(?=.*\b(?:faut|utiles?|besoin|necessaires?|indispensables?|prevoir|prend\w*|emport\w*|vaut|dois|doit)\b).*\b(?:frontale|lampe|batterie|gourde|chapeaux?|casquette|creme solaire|repulsif|coupe vent|k ?way|impermeable|sandales|lunettes de soleil|polaire|bouchons?)\b/, 'Oui, c’est utile.'],
    [/\b(?:manteaux?|doudounes?|anoraks?|parkas?)\b/, 'Pas de gros manteau\u202f: une polaire et un coupe-vent suffisent, sauf en bivouac dans l’Andringitra.'],
  ],
}
