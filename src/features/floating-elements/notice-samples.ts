import type { NoticeType } from '#src/ui/notices.tsx'

type NoticeSample = readonly [type: NoticeType, text: string]

/** The notices of the forms, the lists and the assistant, word for word; a test compares them with the sources. */
export const noticeSamples: readonly { about: string; samples: readonly NoticeSample[] }[] = [
  {
    about: 'Réservation depuis l’accueil',
    samples: [
      ['success', 'Votre demande de réservation a été envoyée avec succès !'],
      ['error', 'Données invalides. Veuillez vérifier vos informations.'],
      ['error', 'Circuit non trouvé. Veuillez réessayer.'],
      ['error', 'Erreur serveur. Veuillez réessayer plus tard.'],
      ['error', "Impossible d'envoyer votre demande. Vérifiez votre connexion internet."],
      ['error', "Une erreur est survenue lors de l'envoi de votre demande."],
    ],
  },
  {
    about: 'Réservation d’un circuit',
    samples: [
      ['success', 'Demande de réservation envoyée pour "Ouest" ! Nous vous contacterons bientôt.'],
      ['error', "Erreur lors de l'envoi de la demande de réservation. Veuillez réessayer."],
    ],
  },
  {
    about: 'Message de contact',
    samples: [
      ['success', 'Votre message a été envoyé avec succès ! Nous vous répondrons dans les plus brefs délais.'],
      ['error', "Trop de messages envoyés récemment. Veuillez attendre avant d'en envoyer un autre."],
      ['error', "Impossible d'envoyer votre message. Vérifiez votre connexion internet."],
    ],
  },
  {
    about: 'Liste des circuits',
    samples: [['error', 'Impossible de charger les circuits. Veuillez réessayer.']],
  },
  {
    about: 'Assistant',
    samples: [['error', 'Impossible de charger l’assistant. Vérifiez votre connexion internet.']],
  },
]

/** One of each type, which is also how many show at once. */
export const threeAtOnce: readonly NoticeSample[] = [
  ['success', 'Une bonne nouvelle.'],
  ['error', 'Une mauvaise nouvelle.'],
  ['info', 'Une nouvelle, sans plus.'],
]

/** A server's answer when every field is wrong. */
export const longNotice: NoticeSample = [
  'error',
  'Données invalides. client_email: Saisissez une adresse e-mail valide.; client_phone: Ce champ ne peut pas être vide.; start_date: La date de début doit être dans le futur.; number_of_people: Assurez-vous que cette valeur est inférieure ou égale à 50.',
]
