import type { Modele } from './modele.ts';

export const modele: Modele = {
  titre: 'Les oreilles grandes ouvertes',
  resume:
    'Une marche lente entre haie, mare et lisière, pour reconnaître cinq voisins à plumes.',
  description:
    'On marche doucement, on se tait un peu, on regarde beaucoup. Le matin est le meilleur moment. Restez sur le sentier, tenez le chien en laisse, ne cueillez rien. [Signalez la période de nidification si un passage est sensible.]',
  genre: 'quete',
  theme: 'nature',
  difficulte: 'facile',
  ageMinimum: 6,
  dureeMinutes: 75,
  traits: [],
  etapes: [
    {
      titre: 'Une minute de silence',
      lieu: 'À l’entrée du sentier',
      recit:
        'Fermez les yeux une minute entière et comptez sur vos doigts les sons différents. Vent, feuilles, oiseaux, route au loin : l’oreille se réveille avant les yeux.',
      reperer: 'un endroit à l’écart de la route.',
    },
    {
      titre: 'La haie',
      lieu: 'Le long d’une haie ancienne',
      recit:
        'Une haie, c’est un immeuble. Au rez-de-chaussée, le hérisson ; au premier, la fauvette ; au dernier, la mésange. Celle-ci compte au moins [nombre] arbres et arbustes différents.',
      reperer: 'trois essences faciles à reconnaître : aubépine, noisetier, prunellier.',
      epreuve: {
        type: 'choix',
        consigne: 'Lequel de ces arbustes porte des épines ?',
        indice: 'Regardez sans toucher.',
        options: ['L’aubépine', 'Le noisetier', 'Le cornouiller'],
      },
    },
    {
      titre: 'La mare',
      lieu: 'Au bord de la mare, derrière la barrière',
      recit:
        'Tout semble immobile. Attendez. Une libellule passe, une grenouille plonge. Au printemps, [espèce] vient y pondre. On regarde, on ne met pas les mains.',
      reperer: 'un point d’observation sûr, la distance au bord, un panneau.',
      epreuve: {
        type: 'ordre',
        consigne: 'Remettez dans l’ordre la vie d’une grenouille.',
        indice: 'Les pattes arrière poussent les premières.',
        options: ['L’œuf', 'Le têtard', 'Les pattes poussent', 'La grenouille'],
      },
    },
    {
      titre: 'Le vieux tronc',
      lieu: 'Un arbre mort ou creux',
      recit:
        'Mort, lui ? Jamais il n’a été aussi habité. Le pic y cherche des larves, la chouette y niche, le champignon le défait en silence. Le laisser debout, c’est loger tout ce monde.',
      reperer:
        'des trous de pic, des champignons ; vérifiez que l’arbre ne menace pas le chemin.',
      epreuve: {
        type: 'texte',
        consigne: 'Quel oiseau a percé ces trous ronds ?',
        indice: 'Il tambourine, et son nom a trois lettres.',
      },
    },
    {
      titre: 'La lisière',
      lieu: 'Entre le champ et le bois',
      recit:
        'C’est ici que l’on voit le plus : ceux du bois sortent manger, ceux du champ viennent s’abriter. Cherchez une empreinte, une plume, un reste de repas. Qui est passé avant vous ?',
      reperer: 'un sol meuble où les traces se lisent.',
      epreuve: {
        type: 'photo',
        consigne:
          'Photographiez une trace de passage : empreinte, plume, terrier, coquille.',
        indice: 'Regardez au bord des flaques.',
      },
    },
    {
      titre: 'Le carnet',
      lieu: 'Un banc au retour',
      recit:
        'Merle, mésange, pic, fauvette, buse : combien en avez-vous vus ou entendus ? Vous pouvez partager vos observations avec [association locale]. Revenez dans une autre saison : tout aura changé.',
      reperer: 'le nom et l’accord de l’association naturaliste la plus proche.',
    },
  ],
};
