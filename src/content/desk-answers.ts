/** A ready answer of the team: its name in the list, and its words, to be finished by hand. */
export type ReadyAnswer = { titre: string; texte: string };

export const readyAnswers: readonly ReadyAnswer[] = [
  {
    titre: 'Nous regardons',
    texte:
      'Bonjour,\n\nMerci pour votre message. Nous regardons et vous répondons ici dans les deux jours.',
  },
  {
    titre: 'Bloqué à une étape',
    texte:
      'Bonjour,\n\nMerci d’avoir écrit. Dans le jeu, «\u00A0Passer l’étape\u00A0» vous laisse continuer tout de suite, et la lettre du mot mystère vous est donnée. Si la réponse refusée vous semble juste, dites-nous laquelle\u00A0: nous la vérifions.',
  },
  {
    titre: 'Plaque ou lieu à remettre en état',
    texte:
      'Bonjour,\n\nMerci de l’avoir signalé. Nous prévenons la commune et nous vous écrivons ici dès que c’est remis en état.',
  },
  {
    titre: 'Une commune veut commencer',
    texte:
      'Bonjour,\n\nMerci pour votre intérêt. La page «\u00A0Pour les mairies\u00A0» réunit ce que votre commune aurait, ce que cela demande d’heures et d’euros, et le dossier de décision. Quand souhaitez-vous que nous en parlions\u202F?',
  },
  {
    titre: 'C’est réglé',
    texte:
      'Bonjour,\n\nC’est réglé\u00A0: merci encore de nous avoir écrit. Bonne promenade\u202F!',
  },
];
