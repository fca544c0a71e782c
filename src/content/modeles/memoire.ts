import type { Modele } from './modele.ts';

export const modele: Modele = {
  titre: 'Les noms et les lieux',
  resume:
    'Un parcours de mémoire, à pas lents, pour ne pas passer devant ces noms sans les lire.',
  description:
    'Cette visite n’est pas un jeu : aucun point, aucun piège. Elle relie des lieux de mémoire de la commune et donne la parole à celles et ceux qui ont vécu ces années. [Faites relire les faits par une association, les archives ou une historienne.]',
  genre: 'visite',
  theme: 'pierre',
  difficulte: 'facile',
  ageMinimum: 10,
  dureeMinutes: 60,
  traits: [],
  etapes: [
    {
      titre: 'Le monument',
      lieu: 'Monument aux morts',
      recit:
        'Inauguré en [date], payé par souscription. [Nombre] noms y sont gravés, pour un village de [nombre] habitants. Lisez-en un à voix haute. C’est peut-être la première fois depuis longtemps que quelqu’un le prononce.',
      reperer: 'l’ordre des noms, les années, un nom qui revient dans une même famille.',
    },
    {
      titre: 'Une lettre',
      lieu: 'Devant une maison, avec l’accord de ses habitants',
      recit:
        'Le [date], [prénom] écrivait : « [deux ou trois phrases de la lettre] ». La lettre est arrivée. Lui n’est pas revenu.',
      reperer: 'une lettre que la famille accepte de voir citée, et sa source exacte.',
    },
    {
      titre: 'Celles qui ont tenu',
      lieu: 'Une ferme, une école, une usine',
      recit:
        'Pendant que les hommes étaient au front, elles ont fait les moissons, la classe, le pain. On a peu gravé leurs noms. En voici un : [prénom nom], [métier].',
      reperer: 'un registre, une photo, un témoignage daté.',
    },
    {
      titre: 'Le passage',
      lieu: 'Un pont, une gare, un chemin de forêt',
      recit:
        'En [année], on passait ici de nuit. [Ce qui s’y est passé, en phrases courtes, sans rien que l’on ne puisse prouver.] Tous n’ont pas eu la même chance.',
      reperer: 'un lieu sûr à l’écart de la route ; deux sources pour chaque fait.',
    },
    {
      titre: 'Un Juste, une Juste',
      lieu: 'Plaque ou lieu d’accueil',
      recit:
        'Il a suffi d’une porte ouverte. [Nom] a caché [qui] pendant [durée]. Interrogé plus tard sur ses raisons, il répondait : « [phrase rapportée, et par qui] ».',
      reperer: 'la plaque officielle ; sans source sûre, retirez cette étape.',
    },
    {
      titre: 'Aujourd’hui',
      lieu: 'Un lieu de vie : école, place, arbre planté',
      recit:
        'Chaque [date], les enfants de l’école lisent les noms. La mémoire ne tient pas dans la pierre, mais dans la voix de qui la lit. Merci d’avoir marché jusqu’ici.',
      reperer: 'la date de la cérémonie et qui y est convié.',
    },
  ],
};
