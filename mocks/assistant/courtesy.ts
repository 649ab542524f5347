/** 'Bonjour à tous, …' */
const greetingFirst =
  /^\s*(?:bonjour|bonsoir|salut|hello|hey|coucou|bjr|slt)(?: [àa] (?:tous|toutes|vous)| madame| monsieur| l['’][ée]quipe)?[\s,.!:;]+(?=(?:.*\p{L}{2,}\P{L}+){2,})/iu

/** 'J’ai deux questions : …' */
const announced =
  /^\s*(?:(?:alors|bon|donc|voil[àa])[\s,]+)?(?:j['’ ]?(?:ai|aurais) |juste )?(?:une|deux|2|trois|3|quelques) (?:petites? )?questions?\s*[:,.]\s*(?=\p{L})/iu

const interjection =
  "(?:ah (?:ouais|oui|bon|ok|d['’]accord|mince|zut|non)(?: quand m[êe]me)?|quand m[êe]me|ok|oui|super|parfait|bon|d['’]accord|cool|top|g[ée]nial|nickel|tr[eè]s bien|c['’ ]?est (?:tr[eè]s |bien |super )?(?:clair|not[ée]|parfait|gentil|compris)|merci(?: beaucoup| bcp| bien| infiniment)?(?: (?:pour|de) (?:votre|vos|cette|ces|la|les|l['’]|tout)(?: ?\\p{L}+){0,3})?)"

/** 'Ok merci. Sinon, …' and 'parfait, et …' go on with another question. */
const interjectionsFirst = new RegExp(
  String.raw`^\s*(?:${interjection}[\s.!,;]+)*${interjection}\s*(?:[.!,;]+\s*(?:(?:sinon|du coup|et|alors|(?:une )?(?:derni[eè]re|autre|petite) (?:question|chose))[\s,:]+)*|\s(?:(?:et )?sinon|et(?=\s+(?:on|c['’]?|il|ça|ca|y|faut|quel\p{L}*|combien|comment|o[uù]|quand|l[ae]s?|du|sur|avec|pour)(?!\p{L})))[\s,]+)(?=(?:.*\p{L}{2,}\P{L}+){2,})`,
  'iu',
)

const undecided =
  '(?:encore|toujours|un peu|beaucoup|d[ée]cid[ée]\\p{L}*|s[uû]r\\p{L}*|choisi\\p{L}*|fix[ée]\\p{L}*|certain\\p{L}*|quand|si|de|nos|mes|les?|la|notre|dates?|circuit|mois|p[ée]riode|on|part\\p{L}*|vien\\p{L}*)'

/** 'On hésite encore un peu, …', 'je ne sais pas encore nos dates mais …' */
const undecidedFirst = new RegExp(
  String.raw`^\s*(?:alors |bon )?(?:on|nous|je) (?:n['’]|ne )?(?:h[ée]sit\p{L}+|r[ée]fl[ée]chi\p{L}+|(?:\p{L}+ )?(?:pas|rien) encore)(?: ${undecided})*(?:\s*[,.;:]+\s*(?:mais )?|\s+mais\s+)(?=(?:.*\p{L}{2,}\P{L}+){2,})`,
  'iu',
)

/** 'En dehors des baobabs, quelles plantes…' asks for anything else. */
const exception =
  /^\s*(?:en dehors|[àa] part|hormis) (?:de la |des |du |de |les |la |le |[dl]['’])*[\p{L}-]+\s*,\s*(?=.*\p{L})/iu

/** 'Que voir à Diego à part la mer d’Émeraude ?' asks what there is to see. */
const exceptionLast =
  /(?<=(?<!\p{L})(?:voir|faire|visiter)(?!\p{L})[^?]*)[\s,]+(?:[àa] part|en dehors de|hormis) (?:la |les? |l['’]|du |des )?[\p{L}'’ -]+(?=\s*\?*\s*$)/iu

/** '… compris ? Merci d’avance pour votre aide, Hugo et Samy' asks one thing. */
const thanksLast =
  /(?<=[?!.]\s*)(?:avec |(?:un |mille )?(?:grand |tr[eè]s grand )?)(?:mercis?|misaotra|nos remerciements|mes remerciements|nos salutations)(?!\p{L})(?![^]*(?<!\p{L})(?:combien|comment|quand|quel\p{L}*|est[- ]ce|si|savoir|faut|peut|peux|o[uù]|sinon|mais|aussi|urgent)(?!\p{L}))[^?]{0,60}$/iu

/** 'J’ai pas compris comment on réserve' asks how. */
const notUnderstood =
  /^\s*j['’ ]?(?:e n['’])?(?:n['’])?ai (?:toujours )?(?:pas|rien) (?:bien |trop |vraiment )?compris (?=(?:comment|pourquoi|quand|o[uù]|si|combien|qui|quel\p{L}*)(?!\p{L}))/iu

/** 'C’est pas ce que je demande, je veux savoir…' asks what follows. */
const notAsked =
  /^\s*(?:non[\s,]+)?c['’ ]?est pas (?:[cç]a|ce) que j(?:e|['’]ai)? ?(?:demand\p{L}*|veux|voulais)[\s,.:]+(?=(?:.*\p{L}{2,}\P{L}+){3,})/iu

/** '… Cordialement, Sophie' */
const signature =
  /(?<=[?.!,]\s*)(?:cordialement|bien [àa] vous|bonne (?:journ[ée]e|soir[ée]e)|belle journ[ée]e)(?:[\s,.!]+\p{L}+){0,3}[\s.!]*$/iu

/** '…, non ?' asks nothing more. */
const tag = /(?<=\p{L}{2,}\P{L}+\p{L}+)[\s,]+(?:non|nan|hein|pas vrai|n['’ ]est[- ]ce pas)\s*\?*\s*$/iu

/** '… convient, ou faut-il en choisir un autre ?' asks whether it suits. */
const another =
  /[\s,]+ou (?:bien )?(?:alors )?(?:est[- ]ce qu['’ ]|s['’ ])?(?:il )?(?:faut(?:[- ]il)?|vaut(?:[- ]il)? mieux|mieux vaut) (?:plut[oô]t )?(?:en )?(?:choisir|prendre|voir|trouver|chercher) une? autre(?: circuit)?(?=\s*[?.]|$)/iu

/** 'Ranomafana ou Andasibe, si on a le temps pour un seul ?' asks which. */
const timeForOne =
  /[\s,]+(?:si|quand|vu qu['’]|sachant qu['’]) ?(?:on|je|nous) (?:n['’])?(?:a|ai|avons) (?:(?:le |du )?temps )?(?:que |de |d['’])*(?:pour |faire |le temps )*(?:qu['’ ])?(?:une?|1)(?: seule?)?\s*\?*\s*$/iu

/** 'Et pour le Nord, ça change quelque chose ?' asks about the North. */
const changes =
  /(?<=\p{L}{2,}\P{L}+\p{L}+)[\s,]+(?:[cç]a|est[- ]ce que [cç]a) change (?:quelque chose|qu?el?qu?e? ?chose|un truc|quoi)\s*\?*\s*$/iu

/** 'Y a-t-il des distributeurs en dehors de Tana ?' names no place. */
const outsideCapital = /(?<!\p{L})(?:en )?(?:de)?hors (?:de |d['’ ])(?:tana|antananarivo|la capitale)(?!\p{L})/giu

/** 'Je voudrais savoir s’il faut un visa' asks whether. */
const wantsToKnow =
  /^\s*(?:je|on|nous) (?:voudr\p{L}+|aimer\p{L}+|souhait\p{L}+|veux|veut|voulons) savoir (?=(?:si|ce qu|combien|quel\p{L}*|comment|o[uù]|quand|pourquoi|s['’])(?!\p{L}{3}))/iu

/** 'Parlez-moi de l’Isalo s’il vous plaît'. */
const please = /[\s,]*(?<!\p{L})(?:s['’ ]?il (?:vous|te) pla[iî]t|svp|stp)(?!\p{L})/giu

/** 'Le prix du vol m’a tué… on peut y aller par la route ?' asks what follows. */
const exclamationFirst =
  /^\P{L}*(?:les? |vos |votre )?(?:prix|tarifs?|billets?|vols?)(?!\p{L})[^?]*(?<!\p{L})(?:m['’ ]?a tu[ée]e?|(?:va |vont )?me tue(?:nt|r)?|m['’ ]?ach[eè]ve(?:nt)?)(?: \p{L}+)?[\s,.…!]+(?=(?:\p{L}+\P{L}+){3,})/iu

/** 'À peu près quel budget'. */
const roughly = /(?<!\p{L})(?:[àa] peu pr[eè]s|grosso modo) (?=\p{L})/giu

/** 'Je veux tout voir lol'. */
const laughter = /(?<=\p{L}\P{L}+)(?:lol+|mdr+|ptdr+|xd|ha(?:ha)+|hi(?:hi)+)\s*(?=[?!.\s]*$)/iu

/** 'Quoi mettre dans ma valise, paraît qu’il fait froid la nuit' asks what to pack. */
const coldHearsay =
  /(?<=(?<!\p{L})(?:valises?|sacs?|bagages?|v[êe]tements?|affaires)(?!\p{L})[^,?.]*)[\s,?.]+(?:il )?(?:para[iî]t|on (?:m['’]a |nous a )?dit|fait)(?!\p{L})[^?]*(?<!\p{L})froid(?!\p{L})[^?]*\?*$/iu

/** 'On mange quoi ? Je suis végétarienne' */
const vegetarianLast =
  /(?<=(?<!\p{L})mang\p{L}+[^?]*)\?\s*(?:je suis|on est|nous sommes|(?:ma|mon|notre) \p{L}+ est) (v[ée]g[ée]tar\p{L}+|vegan\p{L}*)\P{L}*$/iu

/** 'J’ai pas plus de congés'. */
const noMoreTime =
  /[\s,]+(?:car |parce que )?(?:je |j['’ ]|on |nous )n?['’ ]?(?:ai|a|avons) pas plus(?: de (?:cong[ée]s|temps|vacances|jours))?(?=\s*[?!.]*$)/iu

/** A message without what asks nothing: greetings, thanks, a signature, what it is not about. */
export function withoutCourtesy(input: string): string {
  return input
    .replace(greetingFirst, '')
    .replace(announced, '')
    .replace(interjectionsFirst, '')
    .replace(undecidedFirst, '')
    .replace(notUnderstood, '')
    .replace(notAsked, '')
    .replace(signature, '')
    .replace(thanksLast, '')
    .replace(tag, ' ?')
    .replace(changes, ' ?')
    .replace(timeForOne, ' ?')
    .replace(outsideCapital, 'ailleurs')
    .replace(wantsToKnow, '')
    .replace(please, '')
    .replace(exclamationFirst, '')
    .replace(roughly, '')
    .replace(laughter, '')
    .replace(noMoreTime, '')
    .replace(coldHearsay, '')
    .replace(vegetarianLast, ' quand on est $1 ?')
    .replace(another, '')
    .replace(exception, '')
    .replace(exceptionLast, '')
    .trim()
}
