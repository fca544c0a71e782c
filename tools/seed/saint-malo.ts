import {
  association,
  autreChoix,
  cadenas,
  choix,
  messageCode,
  noticeMerimee,
  paragraphs,
  seedParcours,
} from './seed-parcours.ts';

/**
 * Saint-Malo (INSEE 35288, Ille-et-Vilaine).
 *
 * Coordinates: base Mérimée, in the copy of github.com/domdfcoding/monuments-historiques; the cathedral's agree with
 * Wikipedia's (48° 38′ 58″ N, 2° 01′ 32″ O), Saint-Aaron's with waymarking.com (N 48° 39.024 W 002° 01.566).
 * Facts: leaflet of the tourist office (the château, Quic-en-Groigne), Wikipedia (cathedral, Cartier, Surcouf),
 * « Saint-Malo » (dogs of the watch, until 1770), museedupatrimoine.fr (hôtel de Surcouf), rennes-infos-autrement.fr (Saint-Aaron).
 */
export const saintMalo = seedParcours({
  key: 'SaintMalo',
  folder: 'saint-malo',
  titre: 'Le code des corsaires',
  genre: 'quete',
  commune: { insee: '35288', nom: 'Saint-Malo', departement: '35' },
  resume:
    'Une duchesse têtue, un écrivain né dans la tempête, un capitaine que les Anglais redoutaient : derrière les remparts, deux noms sont écrits en code. À vous de les lire.',
  description: paragraphs(
    'La quête reste à l’intérieur des remparts, dans la ville que les Malouins appellent « intra-muros ». On marche sur des pavés, presque à plat, avec quelques marches autour de la cathédrale.',
    'Deux messages sont codés : le premier en décalant l’alphabet, le second en pavillons de marine. L’aide est sur place, dans le jeu.',
    'Si vous descendez ensuite sur les plages ou vers les îlots, regardez d’abord l’heure des marées. La mer remonte vite, et chaque année des promeneurs se laissent surprendre.',
  ),
  theme: 'eau',
  embleme: 'lucide:sailboat',
  dureeMinutes: 90,
  difficulte: 'intermediaire',
  ageMinimum: 9,
  personnages: [
    {
      id: 'guet',
      nom: 'Le chien du guet',
      portrait: {
        nom: 'chien-du-guet',
        texteAlternatif:
          'Dessin d’un gros chien brun au collier rouge, la langue un peu sortie.',
      },
    },
  ],
  couverture: 4,
  chezSoi: 1,
  etapes: [
    {
      // Mérimée PA00090801 « château et fortifications ». Quic-en-Groigne: leaflet of the tourist office.
      // Code: each letter is the next one (A → B): « BOOF EF CSFUBHOF ».
      titre: 'La tour de mauvaise humeur',
      personnage: 'guet',
      lieu: 'Le château, côté ville, place Chateaubriand',
      position: { lat: 48.651415, lon: -2.023501 },
      dessin: {
        nom: 'quic-en-groigne',
        texteAlternatif:
          'Dessin du château vu de la ville : une grosse tour ronde, une muraille et sa porte, et le donjon au toit d’ardoise sous le drapeau malouin.',
      },
      recit: paragraphs(
        '« Ouaf ! La nuit, mes ancêtres gardaient le port. Aujourd’hui, je garde les curieux. Suivez-moi, je connais tous les pavés. »',
        'Ce château ne fut pas bâti pour défendre les Malouins, mais pour les tenir à l’œil ! Ils se disaient maîtres chez eux, derrière leurs murs et leur mer.',
        'À la fin du XVe siècle, la duchesse du pays fit élever une grosse tour de plus, tournée vers la ville. Les habitants protestèrent.',
        'La duchesse fit alors graver dans la pierre une réponse que personne n’a oubliée : « Quic-en-Groigne, ainsi sera, c’est mon plaisir ». Autrement dit : grogne qui veut, la tour se fera.',
        'L’inscription a disparu à la Révolution, mais la tour s’appelle toujours Quic-en-Groigne. Quant au nom de la duchesse, nous l’avons mis en code.',
      ),
      epreuve: messageCode({
        consigne:
          'Comment s’appelait la duchesse ? Dans ce code, chaque lettre est remplacée par celle qui la suit dans l’alphabet : A devient B, B devient C… Reculez donc d’une lettre à chaque fois.',
        message: {
          secretCode: 'cesar',
          cle: '1',
          clair: 'Anne de Bretagne',
          chiffre: 'BOOF EF CSFUBHOF',
          aide: 'indice',
        },
        reponses: [
          'Anne',
          'duchesse Anne',
          'la duchesse Anne de Bretagne',
          'la reine Anne',
        ],
        points: 25,
        indices: [
          ['Le mot du milieu, EF, devient « de ».', 5],
          ['Le dernier mot est le nom de la région où vous êtes.', 10],
        ],
        motDeSucces: 'Le code est cassé. Un autre vous attend au bout du chemin.',
        anecdote:
          'Elle fut deux fois reine de France, en épousant Charles VIII, puis Louis XII. C’est arrivé à elle seule.',
        explication:
          'B-O-O-F devient A-N-N-E, E-F devient D-E, et C-S-F-U-B-H-O-F devient B-R-E-T-A-G-N-E : Anne de Bretagne. Ce code simple s’appelle un décalage, ou code de César.',
      }),
    },
    {
      // Mérimée PA00090815 « hôtel de la Gicquelais (maison natale de Chateaubriand) ». Mémoires d'outre-tombe, I, 2.
      titre: 'Né dans la tempête',
      lieu: 'Hôtel de la Gicquelais, rue Chateaubriand',
      position: { lat: 48.651212, lon: -2.02434 },
      dessin: {
        nom: 'gicquelais',
        texteAlternatif:
          'Dessin de la maison une nuit de tempête : une fenêtre éclairée où une femme tient un nouveau-né, et dans la rue un homme dont le chapeau s’envole.',
      },
      autresDessins: [
        {
          nom: 'tombe-grand-be',
          texteAlternatif:
            'Dessin d’une croix de granit entourée d’une grille basse, sur l’îlot du Grand Bé, face à la mer.',
        },
      ],
      sources: [noticeMerimee('PA00090815')],
      recit: paragraphs(
        'Dans cette maison naquit François-René de Chateaubriand, le 4 septembre 1768. Il l’a raconté lui-même : ce jour-là, la tempête était si forte que le bruit des vagues couvrait ses premiers cris.',
        'Il devint voyageur, ministre, et l’un des plus grands écrivains de son temps. Mais il ne se lassa jamais de la mer. Longtemps avant sa mort, il demanda à sa ville un bout de rocher pour y être enterré.',
        'On le lui accorda sur l’îlot du Grand Bé, face au large. Il y repose depuis 1848, sous une simple croix de granit.',
        'Il voulait n’y entendre que la mer et le vent.',
      ),
      epreuve: choix({
        consigne: 'Qu’a-t-on gravé sur la tombe du grand écrivain ?',
        bonnes: ['Rien du tout, pas même son nom'],
        fausses: [
          'Son nom et le titre de ses livres',
          'Une ancre et deux étoiles',
          'Un vers sur les vagues',
        ],
        points: 15,
        indices: [['Il voulait du silence, et le récit dit : une simple croix.', 5]],
        motDeSucces: 'Voilà une tombe que l’on reconnaît à ce qu’elle ne dit pas.',
        anecdote:
          'Une plaque dit aux visiteurs : « Un grand écrivain français a voulu reposer ici, pour n’y entendre que la mer et le vent. »',
        explication:
          'La tombe de Chateaubriand ne porte ni nom ni date. L’écrivain l’avait voulu ainsi.',
      }),
    },
    {
      // Mérimée PA00090799; waymarking agrees. Hermit of the 6th century; highest point of the walled town.
      titre: 'Le rocher de l’ermite',
      personnage: 'guet',
      lieu: 'Chapelle Saint-Aaron, au point le plus haut de la vieille ville',
      position: { lat: 48.65045, lon: -2.025906 },
      dessin: {
        nom: 'saint-aaron',
        texteAlternatif:
          'Dessin de la petite chapelle de granit sur son rocher : une enfant montre la mer haute et les îlots, un chien à côté d’elle.',
      },
      autresDessins: [
        {
          nom: 'ilots',
          texteAlternatif:
            'Dessin de la mer haute vue des remparts : l’îlot vert du Grand Bé, et à côté le rocher du Petit Bé avec son fort.',
        },
      ],
      recit: paragraphs(
        '« Montez encore un peu. D’ici, je surveille la mer. »',
        'Avant les rues et les remparts, il n’y avait qu’un rocher. Au VIe siècle, dit-on, un ermite nommé Aaron y vivait seul.',
        'Un moine arriva du pays de Galles, et l’ermite l’accueillit. Le moine a donné son nom à la ville. L’ermite a gardé cette petite chapelle, tout en haut, consacrée en 1621.',
        'La mer, ici, est une voisine remuante. Ses marées sont parmi les plus fortes d’Europe. Deux fois par jour, elle se retire très loin ; deux fois par jour, elle revient au pied des murs.',
        'Alors les rochers du large, où l’on allait à pied sec, redeviennent des îles : le Grand Bé avec sa tombe, le Petit Bé et le Fort National avec leurs canons.',
      ),
      epreuve: choix({
        consigne:
          'Quels lieux deviennent des îles quand la mer est haute ? Choisissez-les tous.',
        bonnes: ['Le Fort National', 'Le Grand Bé', 'Le Petit Bé'],
        fausses: ['La cathédrale', 'Le château'],
        points: 15,
        indices: [
          [
            'Les monuments bâtis à l’intérieur des murs, ou contre eux, restent toujours au sec.',
            5,
          ],
        ],
        motDeSucces: 'Bien vu, marin ! On ne se laissera pas surprendre par la marée.',
        anecdote:
          'Les deux forts des îlots ont été dessinés sous Louis XIV par Vauban et son ingénieur malouin, Siméon Garangeau.',
        explication:
          'Le Grand Bé, le Petit Bé et le Fort National se rejoignent à pied à marée basse, et sont entourés d’eau à marée haute.',
      }),
    },
    {
      // Mérimée PA00090798; Wikipedia 48° 38′ 58″ N, 2° 01′ 32″ O. Cartier: 20 April 1534, then 16 May 1535 (Pentecost).
      titre: 'À genoux avant le départ',
      lieu: 'Cathédrale Saint-Vincent, place Jean-de-Châtillon',
      position: { lat: 48.64949, lon: -2.025289 },
      dessin: {
        nom: 'ville-close',
        texteAlternatif:
          'Dessin de la vieille ville vue de la mer : un long rempart crénelé, des maisons à hautes cheminées, et la flèche de la cathédrale qui dépasse tous les toits.',
      },
      // The walled town burned in August 1944; the spire was finished again in 1972.
      autrefois: {
        annee: 'août 1944',
        avant: {
          nom: 'ville-1944',
          texteAlternatif:
            'Dessin de la même vue après l’incendie : le rempart tient toujours, mais les maisons n’ont plus de toit, et la cathédrale plus de flèche.',
        },
        apres: {
          nom: 'ville-close',
          texteAlternatif:
            'Dessin de la vieille ville relevée : les toits, les hautes cheminées et la flèche sont de nouveau là.',
        },
      },
      recit: paragraphs(
        'Le 20 avril 1534, Jacques Cartier quitta Saint-Malo avec deux navires. Il cherchait une route vers l’Asie. Il trouva le golfe du Saint-Laurent, ses baleines et ses habitants.',
        'Le roi voulut en savoir plus. L’année suivante, le 16 mai, jour de Pentecôte, Cartier et ses marins s’agenouillèrent dans cette cathédrale. L’évêque les bénit.',
        'Trois jours plus tard, ils repartaient. Cette fois, ils remontèrent le grand fleuve, et entendirent un mot iroquoien qui veut dire « village » : « kanata ».',
        'Dans l’église, une mosaïque marque l’endroit où Cartier s’agenouilla. Son tombeau est là aussi. En août 1944, la flèche s’écroula sous les obus. On mit près de trente ans à tout relever.',
      ),
      epreuve: cadenas({
        consigne:
          'Le coffre du capitaine s’ouvre avec quatre chiffres : l’année où Cartier fut béni dans cette cathédrale. Si elle est ouverte, lisez-la sur la mosaïque du sol.',
        combinaison: '1535',
        points: 20,
        indices: [
          ['Église fermée ? Le premier départ est daté dans le récit.', 5],
          ['La bénédiction vint l’année suivante.', 10],
        ],
        motDeSucces: 'Clac ! Le coffre s’ouvre. Vous pouvez lever l’ancre !',
        anecdote:
          'Le mot « kanata » est devenu le nom de tout un pays, le Canada. Pour Cartier, il ne désignait que quelques maisons au bord du fleuve.',
        explication:
          'Premier voyage en 1534 ; bénédiction l’année suivante, le 16 mai 1535, avant le deuxième voyage.',
        autre: autreChoix({
          pour: ['sans-vue'],
          consigne: 'Dans le récit, que veut dire le mot « kanata » ?',
          bonne: 'Village',
          fausses: ['Baleine', 'Grand fleuve', 'Bon vent'],
        }),
      }),
    },
    {
      // Mérimée PA00090813 « hôtel Magon de la Lande dit hôtel d'Asfeld » (« Demeure de Corsaire »), about 1725.
      titre: 'Pirate ou corsaire ?',
      lieu: 'Hôtel d’Asfeld, rue d’Asfeld, contre le rempart',
      position: { lat: 48.646949, lon: -2.024044 },
      dessin: {
        nom: 'maison-armateur',
        texteAlternatif:
          'Dessin d’une haute façade de granit au-dessus du rempart : deux rangs de fenêtres régulières, un grand toit d’ardoise et quatre cheminées.',
      },
      recit: paragraphs(
        'Derrière cette façade sévère vivait, vers 1725, un homme très riche : François-Auguste Magon de la Lande, armateur et directeur de la Compagnie des Indes. Ses bateaux rapportaient du poivre, du café et des étoffes. En temps de guerre, ils rapportaient aussi des navires ennemis.',
        'Car un armateur pouvait faire la course. Il demandait au roi une « lettre de marque ». Avec ce papier, ses marins avaient le droit d’attaquer les bateaux des pays en guerre contre la France, et d’eux seuls.',
        'Au retour, un tribunal comptait les prises et les partageait.',
        'Sans ce papier, le même marin n’était qu’un bandit. Si on le prenait, on le pendait.',
      ),
      epreuve: association({
        consigne: 'Qui fait quoi ? Formez les paires.',
        paires: [
          ['Le corsaire', 'attaque avec un papier du roi'],
          ['Le pirate', 'attaque sans rien demander'],
          ['L’armateur', 'possède les navires'],
          ['Le tribunal', 'compte et partage les prises'],
        ],
        points: 15,
        indices: [['Entre les deux premiers, tout tient à un papier.', 5]],
        motDeSucces: 'Vous voilà en règle avec le roi !',
        anecdote:
          'Cette maison est l’une des rares d’intra-muros à avoir traversé l’été 1944. Presque toute la ville, autour, a brûlé, et fut rebâtie pierre à pierre.',
        explication:
          'La lettre de marque, signée au nom du roi, autorisait le corsaire à attaquer les navires ennemis, en temps de guerre seulement. Sans elle, c’était un pirate.',
      }),
    },
    {
      // Mérimée PA00090819 « hôtel de Surcouf ». Bought and long lived in by Surcouf; sundial on a chimney.
      // 7 October 1800, off Bengal: la Confiance takes the East Indiaman Kent. The four flags are those of the code of 1965.
      titre: 'Le tigre des mers',
      personnage: 'guet',
      lieu: 'Hôtel de Surcouf, rue Saint-Philippe',
      position: { lat: 48.646354, lon: -2.026431 },
      dessin: {
        nom: 'cadran-solaire',
        texteAlternatif:
          'Dessin d’une large cheminée de granit au-dessus d’un toit d’ardoise, avec un petit cadran solaire.',
      },
      recit: paragraphs(
        '« Dernière maison, et la plus fière. Reniflez bien : ça sent la poudre. »',
        'Robert Surcouf acheta cette maison et y vécut longtemps. Levez la tête vers les cheminées : l’une d’elles porte un petit cadran solaire.',
        'Il s’était embarqué à treize ans. Il devint capitaine, puis armateur. Les Anglais l’appelaient « le tigre des mers ».',
        'Le 7 octobre 1800, au large du Bengale, il commande la Confiance. Devant lui, un navire de la Compagnie anglaise des Indes, bien plus haut, bien mieux armé, avec bien plus d’hommes à bord.',
        'Surcouf fonce, l’accoste, et ses marins sautent sur le pont. Le soir, le grand vaisseau est à lui. Son nom tient en une syllabe. Le voici, hissé en quatre pavillons.',
      ),
      epreuve: messageCode({
        consigne:
          'Quel navire Surcouf a-t-il capturé ? Chaque pavillon est une lettre, dans le code des marins d’aujourd’hui.',
        message: {
          secretCode: 'pavillons',
          clair: 'Kent',
          chiffre: 'jaune-bleu-debout bleu-rouge-couche damier rouge-blanc-bleu-debout',
          aide: 'toujours',
        },
        reponses: ['le Kent', 'the Kent'],
        points: 25,
        indices: [
          ['Moitié jaune, moitié bleu : le premier pavillon est un K.', 5],
          [
            'C’est aussi le nom d’un comté du sud-est de l’Angleterre, celui de Douvres.',
            10,
          ],
        ],
        motDeSucces: 'Prise faite ! Les codes de la mer n’ont plus de secret pour vous.',
        anecdote:
          'Surcouf fut un marin d’un courage fou. Il fut aussi, comme d’autres armateurs de son temps, un marchand d’esclaves, même après que la loi l’eut interdit. L’histoire garde les deux.',
        explication:
          'Les quatre pavillons sont K, E, N et T. La prise du Kent, par la Confiance, date du 7 octobre 1800. Ces pavillons sont ceux du code international actuel, plus récent que Surcouf.',
      }),
    },
  ],
});
