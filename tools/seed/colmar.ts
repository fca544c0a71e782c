import {
  autreChoix,
  cadenas,
  choix,
  motMystere,
  ordre,
  paragraphs,
  petitsChoix,
  petitsOrdre,
  petitsPhoto,
  photo,
  seedParcours,
  texte,
} from './seed-parcours.ts';

/**
 * Colmar (INSEE 68066, Haut-Rhin).
 *
 * Coordinates: base Mérimée, in the copy of github.com/domdfcoding/monuments-historiques; the Maison des Têtes agrees
 * with Wikipedia's (48° 04′ 43″ N, 7° 21′ 20″ E).
 * Facts: c.colmar.fr « Balade à Colmar parmi quelques œuvres de Bartholdi », Wikipedia (maison Pfister, maison des
 * Têtes, Décapole), archives of the CRDP de Strasbourg, couloirs-du-temps.com (inscription of the maison Pfister).
 */
/** The whole walk is flat, as its description says. */
const cheminSansMarches =
  'Tout est à plat, par des rues presque toutes piétonnes. Il n’y a pas de marche.';

export const colmar = seedParcours({
  key: 'Colmar',
  folder: 'colmar',
  titre: 'Les visages de Colmar',
  genre: 'quete',
  commune: { insee: '68066', nom: 'Colmar', departement: '68' },
  resume:
    'Des masques qui grimacent, un bonnetier fier de sa maison, un sculpteur qui voyait grand : la vieille ville vous regarde passer. Rendez-lui son regard.',
  description: paragraphs(
    'Du Champ-de-Mars à l’Ancienne Douane, la quête traverse la vieille ville à plat, par des rues presque toutes piétonnes, souvent pavées.',
    'Colmar se lit le nez en l’air : enseignes, pignons, inscriptions. Prenez votre temps, et laissez les autres marcher vite.',
    'À la fin, la Petite Venise et ses maisons de tanneurs sont à deux minutes.',
  ),
  theme: 'pierre',
  embleme: 'lucide:drama',
  dureeMinutes: 80,
  difficulte: 'facile',
  ageMinimum: 8,
  pratique: { traits: ['sans-marches', 'poussette', 'falc'] },
  personnages: [
    {
      id: 'auguste',
      nom: 'Auguste, dix ans',
      portrait: {
        nom: 'auguste',
        texteAlternatif:
          'Dessin d’un garçon brun en veste bleue, souriant, qui tient une petite tête d’argile.',
      },
    },
  ],
  couverture: 5,
  etapes: [
    {
      // Mérimée PA00085407 « statue de l'amiral Bruat ». Inaugurated 21 August 1864; Afrique, Amérique, Asie, Océanie.
      titre: 'Quatre visages sauvés',
      personnage: 'auguste',
      lieu: 'Champ-de-Mars, fontaine de l’amiral Bruat',
      position: { lat: 48.075579, lon: 7.352758 },
      dessin: {
        nom: 'fontaine-bruat',
        texteAlternatif:
          'Dessin de la fontaine : un bassin de grès rose, quatre figures assises, et l’amiral de bronze debout sur son socle.',
      },
      recit: paragraphs(
        '« Moi, c’est Auguste. Je modèle des têtes dans l’argile, et j’en vois partout. Vous venez les compter avec moi ? »',
        'L’amiral Bruat est né à Colmar, loin de toute mer. Cela ne l’empêcha pas de naviguer sur tous les océans.',
        'Pour lui faire honneur, un jeune sculpteur de la ville, Auguste Bartholdi, dessina cette fontaine, inaugurée en 1864. Autour du bassin, quatre figures représentent les terres lointaines que l’amiral avait connues.',
        'En 1940, les nazis abattirent le monument. Des habitants ramassèrent les têtes des statues et les cachèrent. Elles sont aujourd’hui au musée, et la fontaine a été refaite.',
        'Bien avant cela, un garçon nommé Albert Schweitzer s’arrêtait souvent ici. Le visage triste de l’une des figures ne le quitta jamais : devenu médecin, il partit soigner les malades au Gabon.',
      ),
      falc: paragraphs(
        'Vous êtes devant une fontaine.',
        'Auguste Bartholdi l’a dessinée. Il était sculpteur. Il est né à Colmar.',
        'La fontaine rappelle un marin, l’amiral Bruat. Il a vu beaucoup de pays.',
        'Les 4 statues montrent des terres lointaines.',
        'Pendant la guerre, on a cassé la fontaine. Des habitants ont caché les têtes des statues.',
        'On a refait la fontaine. Les têtes anciennes sont au musée.',
      ),
      petits: petitsChoix({
        recit:
          'Voici une grande fontaine. Autour de l’eau, quatre personnes sont assises. Un marin se tient tout en haut.',
        consigne: 'Lève le nez. Que fait le marin, tout en haut ?',
        bonne: 'Il est debout',
        fausses: ['Il dort', 'Il nage'],
        indice: 'Cherche ses pieds : ils sont bien à plat.',
      }),
      epreuve: choix({
        consigne:
          'Quelles sont les terres lointaines représentées autour de la fontaine ? Il y en a quatre : choisissez-les toutes.',
        bonnes: ['L’Afrique', 'L’Amérique', 'L’Asie', 'L’Océanie'],
        fausses: ['L’Antarctique', 'L’Europe'],
        points: 15,
        indices: [
          [
            'Écartez le continent d’où partait l’amiral, et celui où personne n’habite.',
            5,
          ],
        ],
        motDeSucces: 'Bon vent ! Vous avez fait le tour du monde en quelques pas.',
        anecdote:
          'Albert Schweitzer a reçu le prix Nobel de la paix. Il a raconté, dans ses souvenirs, combien cette statue l’avait marqué.',
        explication:
          'Les quatre figures sont l’Afrique, l’Amérique, l’Asie et l’Océanie. L’Europe n’était pas une terre lointaine pour l’amiral.',
        autre: autreChoix({
          pour: ['sans-vue'],
          consigne: 'Dans le récit, où sont aujourd’hui les têtes des statues ?',
          bonne: 'Au musée',
          fausses: ['À la mairie', 'Dans une église', 'Sous la fontaine'],
        }),
      }),
    },
    {
      // Mérimée PA00085365 « ancien couvent des Unterlinden ». Founded by two widows in the 13th century.
      titre: 'Le couvent sous les arbres',
      lieu: 'Place Unterlinden, devant le musée',
      cheminSansMarches,
      position: { lat: 48.079693, lon: 7.355398 },
      dessin: {
        nom: 'cloitre-unterlinden',
        texteAlternatif:
          'Dessin du cloître : une galerie d’arcs gothiques en grès rose, un grand toit de tuiles et un puits au milieu.',
      },
      recit: paragraphs(
        'Ce grand bâtiment était un couvent de dominicaines, fondé au XIIIe siècle par deux veuves de Colmar. C’est maintenant un musée, l’un des plus visités de France hors de Paris.',
        'On vient de loin y voir le retable d’Issenheim, peint par Grünewald vers 1515. Ses couleurs ont cinq siècles, et elles brûlent encore.',
        'Le nom du lieu est allemand : « Unterlinden » veut dire « sous les arbres », mais pas n’importe lesquels. Ceux-là ont des feuilles en forme de cœur.',
        'Au début de l’été, leurs fleurs sentent le miel, et les abeilles bourdonnent dans tout le feuillage. On fait sécher ces fleurs pour les soirs où le sommeil tarde à venir.',
      ),
      falc: paragraphs(
        'Vous êtes devant un musée. Avant, des religieuses vivaient ici.',
        'On vient de loin pour voir un tableau. Il a 500 ans.',
        'Le nom du lieu est allemand. Il veut dire « sous les arbres ».',
        'Les feuilles de ces arbres ont la forme d’un cœur. Leurs fleurs sentent le miel.',
        'Avec ces fleurs, on fait une boisson chaude. Elle aide à dormir.',
      ),
      petits: petitsChoix({
        recit:
          'Ici, il y a un jardin caché derrière les murs. Les arbres du quartier ont des feuilles en forme de cœur. Leurs fleurs sentent le miel.',
        consigne: 'Quelle forme ont les feuilles de ces arbres ?',
        bonne: 'Un cœur',
        fausses: ['Un carré', 'Une étoile'],
        indice: 'On dessine cette forme pour dire « je t’aime ».',
      }),
      epreuve: texte({
        consigne: 'Quels arbres donnent leur nom au couvent ?',
        reponses: [
          'tilleul',
          'tilleuls',
          'sous les tilleuls',
          'le tilleul',
          'les tilleuls',
        ],
        points: 20,
        indices: [
          ['On boit leurs fleurs en tisane, pour bien dormir.', 5],
          ['Le mot a sept lettres, et commence par un T.', 10],
        ],
        motDeSucces: 'Juste ! Dormez bien ce soir.',
        anecdote:
          'Le retable d’Issenheim s’ouvre comme un grand livre. Il avait été peint pour un hôpital, où l’on soignait une maladie terrible, le feu de saint Antoine.',
        explication: '« Unter den Linden », c’est « sous les tilleuls ».',
      }),
    },
    {
      // Mérimée PA00085380; Wikipedia 48° 04′ 43″ N, 7° 21′ 20″ E. 1609, 106 heads, bronze cooper by Bartholdi, 1902.
      titre: 'La maison qui fait des grimaces',
      personnage: 'auguste',
      lieu: 'Maison des Têtes, 19, rue des Têtes',
      cheminSansMarches,
      position: { lat: 48.078621, lon: 7.355555 },
      dessin: {
        nom: 'maison-des-tetes',
        texteAlternatif:
          'Dessin de la maison des Têtes : un haut pignon à volutes, un oriel au centre, des visages partout et une petite statue tout en haut.',
      },
      recit: paragraphs(
        '« Celle-là, c’est ma préférée. Essayez de ne pas rire. »',
        'En 1609, le marchand Anton Burger voulut que l’on parle de sa maison. Il y réussit ! Plus de cent têtes couvrent la façade. Elles rient, elles crient, elles froncent le nez. Choisissez chacun la vôtre, et essayez d’en faire la grimace.',
        'Trois siècles plus tard, la maison devint la Bourse aux vins. Les vignerons d’Alsace y vendaient leurs récoltes. Ils demandèrent alors à Bartholdi, qui était célèbre depuis longtemps, une petite statue pour la pointe du toit.',
        'Il la modela en 1902. Elle montre un artisan dont aucun vigneron ne pouvait se passer : sans lui, où mettre le vin ?',
      ),
      falc: paragraphs(
        'Regardez cette maison. Il y a plus de 100 têtes sur le mur.',
        'Elles rient, elles crient. Choisissez une tête. Faites la même grimace.',
        'La maison a 400 ans. Un marchand l’a fait construire.',
        'Plus tard, on y a vendu du vin.',
        'Il y a une petite statue en haut du toit. Elle montre un artisan. Il aidait à garder le vin.',
      ),
      petits: petitsChoix({
        recit:
          'Cette maison fait des grimaces ! Les unes rient, les autres crient. Choisis celle que tu préfères, et fais la même.',
        consigne: 'Qu’y a-t-il partout sur le mur ?',
        bonne: 'Des visages',
        fausses: ['Des fleurs', 'Des poissons'],
        indice: 'Tu en as un, toi aussi, sous les cheveux.',
      }),
      epreuve: choix({
        consigne: 'Qui est perché tout en haut du pignon ?',
        bonnes: ['Un tonnelier'],
        fausses: ['Un boulanger', 'Un cordonnier', 'Un évêque', 'Un maçon'],
        points: 10,
        indices: [
          ['Il travaille le chêne, et sait le courber avec de l’eau et du feu.', 5],
        ],
        motDeSucces: 'Le voilà, tout là-haut, à sa place.',
        anecdote:
          'Les connaisseurs comptent cent six visages. La rue entière a pris leur nom.',
        explication:
          'C’est un tonnelier, en bronze, modelé par Bartholdi en 1902 pour la Bourse aux vins.',
        autre: autreChoix({
          pour: ['sans-vue'],
          consigne: 'Dans le récit, que vendait-on ici trois siècles plus tard ?',
          bonne: 'Du vin',
          fausses: ['Des bonnets', 'Du drap', 'Du sel'],
        }),
      }),
    },
    {
      // Mérimée PA00085368 « ancienne collégiale Saint-Martin ». Two towers planned; fire of 1572 (Wikipedia).
      titre: 'La tour qui manque',
      lieu: 'Place de la Cathédrale, devant la collégiale Saint-Martin',
      cheminSansMarches,
      position: { lat: 48.077347, lon: 7.358111 },
      dessin: {
        nom: 'collegiale',
        texteAlternatif:
          'Dessin de la collégiale : à gauche, la haute tour coiffée d’un toit rond et d’un lanternon ; à droite, une tour qui s’arrête court.',
      },
      recit: paragraphs(
        'Les Colmariens l’appellent souvent la cathédrale. C’est en réalité une collégiale : une église tenue autrefois par un groupe de prêtres, les chanoines.',
        'On la bâtit aux XIIIe et XIVe siècles, dans une pierre qui va du jaune au rose. Le soir, elle semble allumée de l’intérieur.',
        'Reculez un peu. La façade avait été prévue pour deux tours. Celle du nord n’est jamais montée. Celle du sud brûla en 1572.',
        'Plutôt que de refaire la flèche pointue, on posa dessus une coiffe ronde, avec un petit lanternon. Elle devait attendre mieux. Elle attend toujours, et les gens d’ici n’en voudraient pas d’autre.',
        'Rien à deviner cette fois : cherchez le bon endroit pour la photo, puis prenez la rue des Marchands.',
      ),
      falc: paragraphs(
        'Vous êtes devant une grande église. Elle a plus de 600 ans.',
        'Ses pierres sont jaunes et roses. Le soir, elles brillent.',
        'On voulait faire 2 tours. Une tour n’a jamais été construite.',
        'L’autre tour a brûlé. On a mis un petit toit rond dessus.',
        'Il n’y a pas d’énigme ici. Prenez une photo de l’église.',
      ),
      petits: petitsPhoto({
        recit:
          'Cette grande église devait avoir deux tours. Il en manque une. On l’attend depuis très longtemps.',
        consigne:
          'Fais la tour qui manque : lève les bras bien haut. Un grand prend la photo !',
        indice: 'Mets-toi sur la pointe des pieds.',
      }),
      epreuve: photo({
        consigne:
          'Une photo pour le carnet : toute la façade, avec la tour coiffée et la place de celle qui manque. Tendez le bras vers le vide, là où elle devrait être !',
        points: 10,
        indices: [['Reculez jusqu’au fond de la place : tout tient dans l’image.', 2]],
        motDeSucces: 'La voilà, votre deuxième tour !',
        anecdote:
          'La coiffe ronde de la tour du sud a remplacé la flèche brûlée en 1572. Elle est devenue le signe de la ville.',
        explication: 'La photo reste sur votre téléphone, dans le carnet.',
        autre: autreChoix({
          pour: ['sans-vue'],
          consigne: 'Dans le récit, qu’est-il arrivé à la tour du sud ?',
          bonne: 'Elle a brûlé',
          fausses: ['Elle est tombée', 'On l’a vendue', 'On ne l’a jamais bâtie'],
        }),
      }),
    },
    {
      // Mérimée PA00085378. Inscription on the oriel: « LUDWIG SCHERER BARETMACHER VON BISANS BURGER ZU COLMAR MDXXXVII ».
      titre: 'La maison du bonnetier',
      lieu: 'Maison Pfister, 11, rue des Marchands',
      cheminSansMarches,
      position: { lat: 48.076749, lon: 7.35815 },
      dessin: {
        nom: 'maison-pfister',
        texteAlternatif:
          'Dessin de la maison Pfister : rez-de-chaussée à arcades, oriel d’angle, galerie de bois à l’étage, grand toit, et tourelle coiffée d’un bulbe.',
      },
      recit: paragraphs(
        'Une tourelle, un balcon de bois, un oriel à l’angle comme une proue de navire, et des peintures du haut en bas : cette maison n’est pas timide.',
        'Elle appartenait à Ludwig Scherer, venu de Besançon, qui fabriquait des bonnets et des chapeaux. Il avait réussi, et voulait que cela se voie.',
        'Il a même signé. Cherchez, sur l’oriel, l’inscription en vieil allemand. Elle dit son nom, son métier, sa ville, et qu’il est bourgeois de Colmar. Puis vient l’année, en chiffres romains : MDXXXVII.',
        'Le nom de Pfister est venu bien plus tard, au XIXe siècle, avec d’autres marchands.',
      ),
      falc: paragraphs(
        'Regardez cette maison. Il y a du bois, des peintures et une petite tour.',
        'Un homme riche l’a fait construire. Il fabriquait des chapeaux.',
        'Il a fait écrire son nom sur le mur. Il a aussi fait écrire l’année.',
        'L’année est écrite avec des lettres : MDXXXVII. Les Romains comptaient comme cela.',
      ),
      petits: petitsChoix({
        recit:
          'Un homme très fier habitait cette belle maison. Il fabriquait des chapeaux. Regarde la petite tour, le balcon de bois, et les dessins sur les murs.',
        consigne: 'Que fabriquait cet homme ?',
        bonne: 'Des chapeaux',
        fausses: ['Des bateaux', 'Des gâteaux'],
        indice: 'On le met sur sa tête quand il fait froid.',
      }),
      epreuve: cadenas({
        consigne:
          'Trouvez l’année gravée sur l’oriel et ouvrez le cadenas avec ses quatre chiffres d’aujourd’hui. M vaut mille, D la moitié de M, X vaut dix, V cinq, et I un.',
        combinaison: '1537',
        points: 25,
        indices: [
          [
            'Additionnez les lettres une à une, de gauche à droite : M, puis D, puis les trois X…',
            5,
          ],
          ['M et D font mille cinq cents. Ajoutez la valeur de XXXVII.', 10],
        ],
        motDeSucces: 'Clac ! Vous lisez le romain comme un maître bonnetier !',
        anecdote:
          'Les peintures de la façade ont quarante ans de moins que les murs. On y reconnaît des empereurs et des scènes de la Bible.',
        explication:
          'M (1000) + D (500) + XXX (30) + V (5) + II (2) : 1537. Les peintures sont de 1577.',
        autre: autreChoix({
          pour: ['sans-vue'],
          consigne: 'Dans le récit, d’où venait Ludwig Scherer ?',
          bonne: 'De Besançon',
          fausses: ['De Colmar', 'De New York', 'De Mulhouse'],
        }),
      }),
    },
    {
      // Mérimée PA00085403 « musée Bartholdi », his birthplace (2 August 1834). New York, 28 October 1886.
      titre: 'Le garçon qui voyait grand',
      personnage: 'auguste',
      lieu: 'Musée Bartholdi, 30, rue des Marchands',
      cheminSansMarches,
      position: { lat: 48.076643, lon: 7.357565 },
      dessin: {
        nom: 'soutiens-du-monde',
        texteAlternatif:
          'Dessin de la cour du musée : trois personnages de bronze, debout sur un socle, portent ensemble un globe.',
      },
      recit: paragraphs(
        '« Ici, c’est chez moi. Plus tard, je ferai des statues si grandes qu’on montera dedans. »',
        'Vous avez déjà croisé deux fois son travail. Voici la maison où Auguste Bartholdi est né, le 2 août 1834.',
        'Il aimait les choses immenses. À Belfort, il tailla un lion long de vingt-deux mètres. Mais sa plus grande œuvre, des millions de voyageurs l’ont vue avant même de toucher terre.',
        'C’est une femme de cuivre, debout à l’entrée du port de New York depuis 1886. Elle porte une couronne à sept pointes et lève un flambeau. À l’intérieur, un ingénieur nommé Eiffel a dressé un squelette de fer.',
        'C’était un cadeau de la France aux États-Unis.',
        'Elle porte le nom de ce que tant d’émigrants venaient chercher.',
      ),
      falc: paragraphs(
        'Auguste Bartholdi est né dans cette maison.',
        'Il aimait faire de très grandes statues.',
        'Sa plus grande statue est à New York. C’est une femme de cuivre.',
        'Elle porte une couronne et lève un flambeau. La France l’a donnée aux États-Unis.',
        'Vous connaissez sûrement son nom.',
      ),
      petits: petitsOrdre({
        recit:
          'Auguste est né dans cette maison. Il jouait avec de l’argile. Quand il fut grand, il fit des statues plus hautes que les arbres.',
        consigne: 'Raconte son histoire : mets tout dans l’ordre.',
        elements: ['Auguste est un bébé', 'Auguste joue', 'Auguste fait des statues'],
        indice: 'On commence toujours par être tout petit.',
      }),
      epreuve: ordre({
        consigne: 'Remettez la vie d’Auguste dans l’ordre.',
        elements: [
          'Il naît dans cette maison',
          'Il dessine la fontaine de l’amiral',
          'Sa femme de cuivre se dresse à New York',
          'Il modèle le tonnelier de la maison des Têtes',
        ],
        points: 20,
        indices: [
          ['Jeune sculpteur, il commença par sa ville.', 5],
          ['Quand il fit le tonnelier, il était célèbre depuis longtemps.', 5],
        ],
        motDeSucces: 'Quelle vie ! Et tout a commencé ici, dans la tête d’un enfant.',
        anecdote:
          'La femme de cuivre est la statue de la Liberté. Une copie haute de douze mètres accueille les voitures à l’entrée nord de la ville, au milieu d’un rond-point.',
        explication:
          'Né en 1834, il dessine la fontaine inaugurée en 1864. La Liberté éclairant le monde se dresse à New York en 1886, et le tonnelier date de 1902.',
      }),
    },
    {
      // Mérimée PA00085366 « ancienne douane, dit aussi Koïfhus », 1480. The Décapole was founded in 1354.
      titre: 'Le pacte des villes',
      lieu: 'Ancienne Douane (Koïfhus), place de l’Ancienne-Douane',
      cheminSansMarches,
      position: { lat: 48.075825, lon: 7.358953 },
      dessin: {
        nom: 'koifhus',
        texteAlternatif:
          'Dessin de l’Ancienne Douane : un toit de tuiles vernissées à losanges verts et jaunes, et devant, la fontaine de Schwendi, le bras levé.',
      },
      recit: paragraphs(
        'En bas, on pesait et on taxait les marchandises. En haut, on se jurait fidélité. Sous ce toit de tuiles vernissées, bâti en 1480, se réunissaient les députés des villes libres d’Alsace.',
        'En 1354, elles avaient fait un pacte : si l’on attaque l’une, les autres viennent l’aider.',
        'Il y avait là Haguenau, la plus puissante ; Wissembourg, tout au nord ; Obernai et Rosheim, dans les vignes ; Sélestat et sa bibliothèque ; Colmar, où vous êtes ; Turckheim, Kaysersberg et Munster, au pied des Vosges ; Mulhouse enfin, qui partit plus tard chez les Suisses.',
        'Aucune n’était assez forte toute seule. Ensemble, elles durèrent plus de trois siècles.',
      ),
      falc: paragraphs(
        'Ici, on pesait les marchandises. On payait aussi une taxe.',
        'Des villes d’Alsace ont fait une promesse. Chaque ville aide les autres.',
        'Voici ces villes : Haguenau, Wissembourg, Obernai, Rosheim, Sélestat. Il y a aussi Colmar, Turckheim, Kaysersberg, Munster et Mulhouse.',
        'Une ville seule n’était pas assez forte. Ensemble, elles ont tenu plus de 300 ans.',
      ),
      petits: petitsChoix({
        recit:
          'Regarde le toit : on dirait la peau d’un dragon. Ses tuiles brillent au soleil. Autrefois, des villes amies se retrouvaient dessous.',
        consigne: 'De quelles couleurs sont les tuiles ?',
        bonne: 'Vertes et jaunes',
        fausses: ['Bleues et roses', 'Toutes noires'],
        indice: 'Pense à l’herbe et au soleil.',
      }),
      epreuve: motMystere({
        consigne:
          'Les lettres gagnées en chemin forment le nom de ce pacte de dix villes. Remettez-les en ordre.',
        reponses: ['Décapole', 'la Décapole'],
        points: 25,
        indices: [
          ['Le mot vient du grec. Il commence par « dix », comme « décagone ».', 5],
          ['Sa fin veut dire « ville », comme dans « métropole ».', 10],
        ],
        motDeSucces: 'Le compte est bon, et la quête aussi. Serrez-vous la main !',
        anecdote:
          'Sur la fontaine voisine, encore une statue de Bartholdi : le baron de Schwendi, qui brandit un pied de vigne. On raconte qu’il l’avait rapporté de Hongrie.',
        explication:
          'Haguenau, Wissembourg, Obernai, Rosheim, Sélestat, Colmar, Turckheim, Kaysersberg, Munster et Mulhouse : dix villes. On appelait leur ligue la Décapole, du grec « deka », dix, et « polis », ville.',
      }),
    },
  ],
});
