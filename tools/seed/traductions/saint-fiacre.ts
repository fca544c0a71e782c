import { paragraphs } from '../seed-parcours.ts';
import type { SeedTraductions } from './seed-traduction.ts';

/** « L’or des lavandières » in English and German, its accepted answers too. */
export const saintFiacreTraductions: SeedTraductions = {
  en: {
    parcours: {
      titre: 'The washerwomen’s gold',
      resume:
        'For a hundred years the washerwomen hid gold that could only be counted in August. A donkey knows where. He talks, but first you must read his blanket. An invented village, to be played from a chair.',
      description: paragraphs(
        'Saint-Fiacre-des-Lavoirs does not exist. Neither the village, nor its people, nor its donkey are on any map, and its official number, 15999, belongs to no one. We made it up to show everything that a quest can do.',
        'So do not set out: play where you are. Every puzzle can be solved from a chair, even those that would make you walk in a real village.',
        'All the rest is as it is elsewhere: a town hall with a school in it, a war memorial, a church, wash-houses. If it looks like home, that is on purpose. Two stops are detours, for the curious. On Friday mornings, the square belongs to the market.',
      ),
      'pratique.services.0.precision':
        'at the town hall and school, courtyard side; the key hangs on the nail',
      'pratique.services.1.precision':
        'fountain of the great wash-house, drinkable and very proud of it',
      'pratique.services.2.precision': 'benches in the market hall',
      'pratique.services.3.precision':
        'lime trees on the square, and the donkey from noon on',
      'pratique.services.4.precision': 'no coach serves an invented village',
      'pratique.services.5.precision': 'six bicycle stands in front of the hall',
      'pratique.services.6.precision': 'village meadow, free, cows have priority',
      'pratique.services.7.precision': 'two spaces in front of the town hall',
      'aventure.personnages.0.nom': 'The wash-house donkey',
      'aventure.personnages.0.portrait.texteAlternatif':
        'Drawing of a grey donkey’s head, one ear up, one ear down, a blade of grass in its mouth.',
    },
    etapes: [
      {
        'petits.recit':
          'Hello! I am the wash-house donkey. Look at my two long ears. They hear everything, even secrets.',
        'petits.consigne': 'One of the donkey’s ears is up. What is the other one doing?',
        'petits.options.Elle est couchée': 'It is lying down',
        'petits.options.Elle est levée aussi': 'It is up too',
        'petits.options.Elle n’est pas là': 'It is not there',
        'petits.indice': 'Look at his portrait: it is resting.',
        titre: 'The name on the blanket',
        lieu: 'Place du Grand-Lavoir, in front of the donkey’s gate',
        'image.texteAlternatif':
          'Drawing of the great wash-house at dawn: under the tiled roof a woman wrings a sheet, a child watches her, and a donkey waits by the water.',
        'autresImages.0.texteAlternatif':
          'Drawing, close up: a child’s hand points at signs embroidered in red thread on the donkey’s blanket.',
        recit: paragraphs(
          '“Hee-haw! Come closer. Everyone here gets up early, except the mayor.”',
          'Welcome to Saint-Fiacre-des-Lavoirs: two hundred and twelve people, four wash-houses, and a donkey who is consulted before every council meeting.',
          'The washerwomen of old had a secret. “We have gold,” they would say, laughing, “and it is only counted in August.” Nobody ever found it, except us donkeys: we carried the baskets.',
          'To know whose linen was whose, they embroidered a mark in the corner. Look at my blanket: four signs, in red thread. That is my name. Read it, and I will be your guide.',
        ),
        'epreuve.consigne':
          'What is the donkey’s name? Each embroidered sign is a letter: find it on the sheet of signs.',
        'epreuve.reponses': ['Leon', 'Leon the donkey'].join('\n'),
        'epreuve.indices.0': 'The first sign looks like the letter that it hides.',
        'epreuve.indices.1': 'In French, many popes bore this name before the donkey.',
        'epreuve.autre.consigne':
          'In the story, how many wash-houses does the village have?',
        'epreuve.autre.options.Quatre': 'Four',
        'epreuve.autre.options.Un seul': 'Only one',
        'epreuve.autre.options.Douze': 'Twelve',
        'epreuve.autre.options.Aucun': 'None',
        'epreuve.motDeSucces':
          'Hee-haw! You read linen better than the postman does. Off we go, I lead the way.',
        'epreuve.anecdote':
          'These signs are those of the pigpen cipher, a code that Freemasons liked in the 18th century. Real laundry marks were more sober: initials, in cross-stitch.',
        'epreuve.explication':
          'Each sign is a piece of a grid, with a dot or without: L, E, O, N. The donkey’s name is Léon.',
      },
      {
        'petits.recit':
          'One day, two sellers had a quarrel. They threw buckets of water. A gentleman in a tall hat was walking in between. Splash!',
        'petits.consigne': 'Who is all wet?',
        'petits.options.Le monsieur au chapeau': 'The gentleman in the hat',
        'petits.options.La boulangère': 'The baker',
        'petits.options.Un cheval': 'A horse',
        'petits.indice': 'He was in the middle.',
        titre: 'The war of the buckets',
        lieu: 'Market hall, under the timber roof',
        chemin:
          'Go up the cobbled street with your back to the wash-house: you can already see the hall.',
        cheminSansMarches:
          'Take the ramp on the right of the fountain, then the cobbled street to the hall.',
        'image.texteAlternatif':
          'Drawing of the market hall at noon: a great timber roof, striped stalls, a woman selling soap, a basket maker and their customers.',
        'autresImages.0.texteAlternatif':
          'Drawing of the battle: a woman throws a bucket of water, a man throws another, and a notary in a top hat stands in the middle.',
        recit: paragraphs(
          'Do not come to play on a Friday morning: the square belongs to the market. On other days there is still the hall, its chestnut pillars and its draughts.',
          'This is where Saint-Fiacre fought its only war. In 1887, the soap seller and the ash seller quarrelled over the washerwomen. “Ash whitens!” shouted one. “Soap smells sweet!” answered the other.',
          'Words turned into buckets. The notary, who had come to buy a cheese, went home soaked to the contracts.',
          'Peace was signed that very evening, over a bowl of soup: ash for the sheets, soap for the shirts. Since then every stall has its place, and nobody moves by so much as a basket.',
        ),
        'epreuve.consigne':
          'Every seller has a cry. Give each one back what he or she sells.',
        'epreuve.options.Le marchand de cendres': 'The ash seller',
        'epreuve.paires.0': 'something to whiten the sheets',
        'epreuve.options.La marchande de savon': 'The soap seller',
        'epreuve.paires.1': 'something to scent the shirts',
        'epreuve.options.Le vannier': 'The basket maker',
        'epreuve.paires.2': 'something to carry the linen',
        'epreuve.options.Le cordier': 'The rope maker',
        'epreuve.paires.3': 'something to hang it on',
        'epreuve.indices.0':
          'The basket maker weaves wicker, the rope maker twists hemp.',
        'epreuve.motDeSucces': 'Everyone is served, and the notary is almost dry.',
        'epreuve.anecdote':
          'Wood ash contains potash: with very hot water, it really does clean. People washed that way for centuries.',
        'epreuve.explication':
          'Ash whitens the sheets, soap scents the shirts, the maker’s basket carries the linen, and the rope holds it in the wind.',
        'epreuve.autre.consigne': 'In the story, what had the notary come to buy?',
        'epreuve.autre.options.Un fromage': 'A cheese',
        'epreuve.autre.options.Un chapeau': 'A hat',
        'epreuve.autre.options.Du savon': 'Some soap',
        'epreuve.autre.options.Un panier': 'A basket',
      },
      {
        'petits.recit':
          'This school wanted a clock. So every year people won a fat animal in the raffle. The teacher drew it on the blackboard.',
        'petits.consigne': 'Which animal is drawn on the blackboard?',
        'petits.options.Un cochon': 'A pig',
        'petits.options.Une vache': 'A cow',
        'petits.options.Un canard': 'A duck',
        'petits.indice': 'Its tail is a corkscrew.',
        titre: 'The clock’s eleven pigs',
        lieu: 'Town hall and school, classroom on the ground floor',
        chemin: 'Cross the square diagonally. The school door is the one on the right.',
        cheminSansMarches: 'Walk along the square: the courtyard entrance is level.',
        'image.texteAlternatif':
          'Drawing of a classroom on a rainy day: the teacher at the blackboard, three pupils from behind, the stove alight and, at the back, a locked cupboard.',
        'autresImages.0.texteAlternatif':
          'Drawing of the raffle in the rain: in front of the town hall a fat pig with a red ribbon, people under umbrellas, and an empty circle where the clock should be.',
        recit: paragraphs(
          'On the left, the town hall. On the right, the school. In between, a corridor so narrow that the mayor and the pupils go through it sideways, each in turn.',
          'The house was built in 1884, and not a penny was left for the clock. So the teacher, Mademoiselle Pervenche, invented the pig raffle. One pig a year: it took eleven of them before the clock struck.',
          'That day she shut the cupboard of good marks with a four-digit padlock, set to the year of the clock. “Whoever can count will open it,” she said.',
          'Three generations have tried 1234.',
        ),
        'epreuve.consigne':
          'Open the cupboard: in which year did the clock strike for the first time?',
        'epreuve.indices.0':
          'Start from the year of the house, and add one year for each pig.',
        'epreuve.indices.1': 'Write the sum: 1884 + 11.',
        'epreuve.motDeSucces':
          'Click! In the cupboard: a piece of chalk, a good mark, and a note: “Well done. Close it when you leave.”',
        'epreuve.anecdote':
          'In many French villages, one house has held both the town hall and the school since the 1880s. You can tell it by its two doors.',
        'epreuve.explication': '1884, and eleven years of pigs: 1895.',
        'epreuve.autre.consigne': 'In the story, what is the teacher called?',
        'epreuve.autre.options.Mademoiselle Pervenche': 'Mademoiselle Pervenche',
        'epreuve.autre.options.Mademoiselle Capucine': 'Mademoiselle Capucine',
        'epreuve.autre.options.Madame Chausson': 'Madame Chausson',
        'epreuve.autre.options.Mademoiselle Tombola': 'Mademoiselle Tombola',
      },
      {
        'petits.recit':
          'Here we whisper. Names are written on the stone. The village does not forget them. A little girl has come to say hello.',
        'petits.consigne': 'What does the little girl lay down by the stone?',
        'petits.options.Une fleur': 'A flower',
        'petits.options.Un ballon': 'A ball',
        'petits.options.Un chapeau': 'A hat',
        'petits.indice': 'It is white, with a yellow heart.',
        titre: 'Eleven names and a silence',
        lieu: 'War memorial, between the town hall and the church',
        chemin: 'Follow the lime tree, then the hedge. Fifty steps are enough.',
        cheminSansMarches: 'The pavement is flat all the way to the memorial.',
        'image.texteAlternatif':
          'Drawing of the memorial on a November morning: a standing stone under a russet tree, a bare-headed old man, and a child laying a flower.',
        'autresImages.0.texteAlternatif':
          'Drawing, close up: an old woman, alone by the water, in front of two white shirts drying side by side.',
        recit: paragraphs(
          '“Here, I keep quiet.” The donkey lowers his ears, and it is the very first time.',
          'Eleven names, for four hundred people. Two are brothers: Élie and Baptiste, who left in August 1914, three days apart.',
          'Their mother washed for others. Every Monday she washed their two shirts, and hung them side by side, to the end. Without a word, the other women kept the best stone for her, the one in the sun.',
          'These names are invented, like all of Saint-Fiacre. But almost every commune in France has a stone like this one, and there, they are not.',
        ),
        'epreuve.consigne':
          'Come close to the memorial. Nothing else: when you are there, say so.',
        'epreuve.indices.0': 'It stands beside the path, under the russet tree.',
        'epreuve.motDeSucces': 'Thank you for stopping.',
        'epreuve.anecdote':
          'Most French war memorials were put up between 1919 and 1925, often paid for by the villagers themselves.',
        'epreuve.explication':
          'The memorial is halfway between the town hall and the church.',
        'epreuve.autre.consigne':
          'In the story, on which day did the mother wash the two shirts?',
        'epreuve.autre.options.Le lundi': 'On Mondays',
        'epreuve.autre.options.Le mercredi': 'On Wednesdays',
        'epreuve.autre.options.Le samedi': 'On Saturdays',
        'epreuve.autre.options.Le dimanche': 'On Sundays',
      },
      {
        'petits.recit':
          'High up on the wall, heads of stone pull faces. One sticks out its tongue. Another puffs out its cheeks. A pigeon looks at them.',
        'petits.consigne':
          'Pull the face that you like best. A grown-up takes the photo!',
        'petits.indice': 'Stick out your tongue, or puff out your cheeks.',
        titre: 'The listening bell tower',
        lieu: 'Church of Saint-Fiacre, porch side',
        chemin: 'The tower leans towards you: you cannot miss it.',
        cheminSansMarches: 'Go round the forecourt on the left: there is no step.',
        'image.texteAlternatif':
          'Drawing of the church under a stormy sky: the tower leans, a ray of sun lights it, and two people run for the porch with a coat over their heads.',
        'autresImages.0.texteAlternatif':
          'Drawing of the cornice, close up: a row of stone heads that stick out their tongues, squint or puff out their cheeks, and a pigeon.',
        recit: paragraphs(
          'The tower leans. The old people say that it listens: at the wash-house, talk was loud, and about everyone.',
          'Saint Fiacre is the patron of gardeners. His statue holds a spade, and every 30 August the finest leek of the village is hung on it. The mayor has won twice; people whisper.',
          'Under the roof, heads of stone carry the cornice. They stick out their tongues, squint, puff out their cheeks. They are said to be the first village council, carved by a craftsman who had not been paid.',
          'Only one has its eyes shut: the treasurer.',
        ),
        'epreuve.consigne':
          'How many stone heads carry the cornice? Count them on the spot, or in the second drawing of the story.',
        'epreuve.unite': 'heads',
        'epreuve.indices.0': 'The pigeon is not on the council.',
        'epreuve.indices.1': 'As many as Snow White’s dwarfs.',
        'epreuve.motDeSucces':
          'The council greets you. So does the treasurer, with his eyes shut.',
        'epreuve.anecdote':
          'Such stones are called corbels. Medieval sculptors gave them the grimaces and beasts that they would not have dared to put on the altar.',
        'epreuve.explication':
          'Seven heads, counting the treasurer and not counting the pigeon.',
        'epreuve.autre.consigne':
          'In the story, what is hung on the spade of Saint Fiacre?',
        'epreuve.autre.options.Un poireau': 'A leek',
        'epreuve.autre.options.Une cloche': 'A bell',
        'epreuve.autre.options.Un arrosoir': 'A watering can',
        'epreuve.autre.options.Une chemise': 'A shirt',
      },
      {
        'petits.recit':
          'The linen is washed in a big tub. There is steam everywhere! Then it is carried onto the grass, in the sun.',
        'petits.consigne': 'Tell the story of the linen: put everything in order.',
        'petits.options.Le linge est sale': 'The linen is dirty',
        'petits.options.On le lave': 'It is washed',
        'petits.options.Il sèche au soleil': 'It dries in the sun',
        'petits.indice': 'At first it has spots.',
        titre: 'The great steam',
        lieu: 'Laundry house, at the end of Soap Lane',
        chemin: 'Go down Soap Lane. It has not been slippery since 1930.',
        cheminSansMarches:
          'The lane slopes gently, without a step; the ground is smooth.',
        'image.texteAlternatif':
          'Drawing of the laundry house full of steam: a big tub, a woman pouring water, another one stirring, a fire, and sheets in the mist.',
        'autresImages.0.texteAlternatif':
          'Drawing of the meadow: sheets lying flat in the grass, a donkey sitting on a shirt, and a washerwoman with her arms folded.',
        recit: paragraphs(
          'Twice a year, all the linen of the village came through this door. They called it “the great steam”, and nobody could see three steps ahead.',
          'First came the sorting: the fine, the coarse, and the priest’s socks, apart. Then the linen soaked for a whole night.',
          'The next day, hot water was poured over the ash, ten times, twenty times, until evening. Only then did they go to the wash-house, to beat and rinse.',
          'At last everything was spread out on the meadow, under the donkey’s eye. A crooked shirt? He sat on it.',
        ),
        'epreuve.consigne':
          'Do the great steam again, from the dirty basket to the meadow.',
        'epreuve.options.Trier le linge': 'Sort the linen',
        'epreuve.options.Le laisser tremper une nuit': 'Let it soak for a night',
        'epreuve.options.Verser l’eau chaude sur la cendre':
          'Pour hot water over the ash',
        'epreuve.options.Battre et rincer au lavoir': 'Beat and rinse at the wash-house',
        'epreuve.options.Étendre sur le pré': 'Spread out on the meadow',
        'epreuve.indices.0': 'Cold water, for the waiting, comes before hot water.',
        'epreuve.motDeSucces':
          'Any whiter, it would be snow. The donkey has no objection.',
        'epreuve.anecdote':
          'A great wash lasted three days. The women had given them names: purgatory, hell and paradise.',
        'epreuve.explication':
          'Sort, soak, pour hot water over the ash, beat and rinse, spread out.',
        'epreuve.autre.consigne':
          'Today, at home, a single appliance soaks, heats, cleans and rinses. Which one?',
        'epreuve.autre.reponses': ['washing machine', 'washer', 'laundry machine'].join(
          '\n',
        ),
      },
      {
        'petits.recit':
          'In the evening the sun is low and shadows are long. Suzon has climbed very high. Look at hers: it is huge!',
        'petits.consigne': 'Who is Suzon standing on?',
        'petits.options.Sur l’âne': 'On the donkey',
        'petits.options.Sur son papa': 'On her dad',
        'petits.options.Sur une vache': 'On a cow',
        'petits.indice': 'He has long ears.',
        titre: 'The shadow contest',
        lieu: 'Shared garden, behind the low church wall',
        chemin: 'A detour: push the little green gate, just after the laundry house.',
        cheminSansMarches: 'The gate is wide, and the gravel of the path is packed.',
        'image.texteAlternatif':
          'Drawing of the garden late in the day: a little girl standing on the donkey, a man watering, and their huge shadows across the rows of leeks.',
        'autresImages.0.texteAlternatif':
          'Drawing, close up: a scarecrow wears a mayor’s sash in blue, white and red, and three starlings on the fence look at it.',
        recit: paragraphs(
          'This garden belongs to everyone: so each one waters the neighbour’s plot, and everything grows.',
          'In the middle, the scarecrow wears the sash of a former mayor. The starlings respect it more than the voters did.',
          'In the evening, when the sun sets at the end of the path, the children hold the shadow contest. The longest wins the right to pick a strawberry. The record is held by Suzon, aged six, standing on the donkey.',
          'Ever since, the donkey has claimed half a strawberry.',
        ),
        'epreuve.consigne':
          'Make the longest shadow that you can, alone or together, and take a photo of it. No sun? A lamp, a wall, a hand: that counts too.',
        'epreuve.indices.0': 'The lower the light, the longer the shadow.',
        'epreuve.motDeSucces': 'Measured and approved. One strawberry for you.',
        'epreuve.anecdote':
          'Your shadow is shortest at noon by the sun. Before the radio, watches were set that way, by the sundial.',
        'epreuve.explication': 'All shadows are good, as long as they are your own.',
        'epreuve.autre.consigne': 'In the story, what was Suzon standing on?',
        'epreuve.autre.options.Sur l’âne': 'On the donkey',
        'epreuve.autre.options.Sur le muret': 'On the wall',
        'epreuve.autre.options.Sur une échelle': 'On a ladder',
        'epreuve.autre.options.Sur l’épouvantail': 'On the scarecrow',
      },
      {
        'petits.recit':
          'Long ago, the linen of the village was washed here. Today a dad and his daughter dip their feet. A little green animal sits beside them.',
        'petits.consigne': 'What is the little green animal?',
        'petits.options.Une grenouille': 'A frog',
        'petits.options.Un lézard': 'A lizard',
        'petits.options.Une sauterelle': 'A grasshopper',
        'petits.indice': 'It says “croak”.',
        titre: 'The wash-house news',
        lieu: 'Lower wash-house, on the bank of the Bredouille',
        chemin: 'Follow the sound of the water. The path goes gently down.',
        cheminSansMarches:
          'A packed dirt path goes down to the wash-house without a step.',
        'image.texteAlternatif':
          'Drawing of the wash-house today, in golden light: a father and his daughter sit on the edge of the basin, feet in the water, with a frog and reflections.',
        'autresImages.0.texteAlternatif':
          'Drawing, close up: a photographer, his head under a black cloth, in front of three washerwomen who do not stop, a dog that moves and a donkey that poses.',
        'autrefois.image.texteAlternatif':
          'Brown drawing of the same view: women kneeling around the basin, arms raised, a child with a basket and, at the back, the two ears of a donkey.',
        'autrefois.aujourdhui.texteAlternatif':
          'Drawing of the wash-house today: the same roof, the same basin, a father and his daughter where the women were.',
        recit: paragraphs(
          '“Sit down on the edge. My grandmother is in the picture, at the back: you can see her ears.”',
          'In 1908, a photographer set up his tripod here. Nobody had the time to smile: he got backs, elbows, and beaters in the air.',
          'This wash-house was known as “the newspaper”. The news of the village came through this water, then left with it. A wedding was known here a month before the couple knew.',
          'Running water arrived in 1957, and the newspaper ceased to appear within a week. Today, the frogs write the column.',
        ),
        'epreuve.consigne':
          'Hold the picture of 1908 in front of you, and step back until one roof settles on the other. At home, slide one over the other.',
        'epreuve.motDeSucces':
          'This is where the photographer stood. He got his feet wet, too.',
        'epreuve.anecdote':
          'A law of 3 February 1851 helped French communes to build public wash-houses. Many of those that you see were born of it.',
      },
      {
        'petits.recit':
          'Here is the mill. Its big wheel turns in the water. It is almost night, and a lady is crossing the little bridge.',
        'petits.consigne': 'What is the lady holding to see better?',
        'petits.options.Une lanterne': 'A lantern',
        'petits.options.Un parapluie': 'An umbrella',
        'petits.options.Un panier': 'A basket',
        'petits.indice': 'It shines like a little moon.',
        titre: 'The flour box',
        lieu: 'Mill on the Bredouille, at the cellar door',
        chemin: 'A detour: cross the little bridge, the mill is on the other bank.',
        cheminSansMarches: 'The bridge is flat, of tight planks.',
        'image.texteAlternatif':
          'Drawing of the mill at dusk: the wheel turns, a window is lit, and a woman with a lantern crosses the little bridge.',
        'autresImages.0.texteAlternatif':
          'Drawing, close up: a hand slips a sealed letter into an old iron flour box, fixed to a stone wall.',
        recit: paragraphs(
          'The mill grinds nothing but time. Its wheel turns for the pleasure of it, and for a family of wagtails.',
          'Lovers used to slip their letters into the flour box by the door: parents never put a hand in it. It made twenty weddings, and one mix-up between Jeanne-up-the-hill and Jeanne-down-the-hill.',
          'The two Jeannes ended up writing to each other directly. They opened an inn, and never parted again.',
          'As for the river, its name means “empty-handed”, and suits it well: nobody ever came back from it with a fish.',
        ),
        'epreuve.consigne':
          'The box bears a little black and white square. Scan it, or type the code written below.',
        'epreuve.indices.0':
          'The village is invented, and so is the plaque. The code: MOULIN BREDOUILLE.',
        'epreuve.indices.1': 'Spaces do not count.',
        'epreuve.motDeSucces':
          'The letter says: “Meet me in the meadow, when the lanterns are lit.”',
        'epreuve.anecdote':
          'QR codes were born in Japan in 1994, in a factory, to keep track of car parts.',
        'epreuve.explication': 'The code is that of the plaque at the mill.',
        'epreuve.autre.consigne': 'In the story, what did the two Jeannes open?',
        'epreuve.autre.options.Une auberge': 'An inn',
        'epreuve.autre.options.Une école': 'A school',
        'epreuve.autre.options.Un lavoir': 'A wash-house',
        'epreuve.autre.options.Une bergerie': 'A sheepfold',
      },
      {
        'petits.recit':
          'It is a feast, at night, under the big tree. Little balls hang from its branches. They are eaten at the end of summer. Yum!',
        'petits.consigne': 'What colour are the little balls in the tree?',
        'petits.options.Jaunes': 'Yellow',
        'petits.options.Bleues': 'Blue',
        'petits.options.Noires': 'Black',
        'petits.indice': 'Like the sun.',
        titre: 'What is counted in August',
        lieu: 'Drying meadow, under the tree',
        chemin: 'Come back over the bridge, and go up towards the lanterns.',
        cheminSansMarches: 'The path to the meadow is wide and gentle, without a step.',
        'image.texteAlternatif':
          'Drawing of the meadow at night: lanterns in a great round tree, sheets on the lines, and the whole village at table under the moon.',
        'autresImages.0.texteAlternatif':
          'Drawing, close up: in the glow of a lantern a tax collector with a moustache comes out from behind a sheet, his cheeks bulging, and the donkey looks at him.',
        recit: paragraphs(
          '“Here we are. A meadow, some lines, a tree. Were you expecting a chest?”',
          'At the end of August, after nightfall, the washerwomen came up here with empty baskets. They went down again singing, with full ones.',
          'One evening, the tax collector followed them. He searched under the sheets, in the trunk, even in the clogs. He went home with empty pockets and a full mouth, and never spoke of it.',
          'For their gold grows, and is eaten. They say that a washerwoman spat a stone into the meadow, and that the Bredouille did the rest.',
        ),
        'epreuve.consigne':
          'What was the washerwomen’s gold? Arrange the letters that each stop gave you.',
        'epreuve.reponses': ['mirabelle', 'mirabelles', 'mirabelle plums'].join('\n'),
        'epreuve.indices.0': 'A small, round, yellow fruit, ripe at the end of summer.',
        'epreuve.indices.1': 'It is best known from Lorraine. The first letter is M.',
        'epreuve.motDeSucces':
          'Help yourselves, they are for everyone. The tax collector is not looking, and neither am I.',
        'epreuve.anecdote':
          'In Lorraine, where this fruit is king, the harvest lasts only about six weeks, from August to September.',
        'epreuve.explication':
          'M-I-R-A-B-E-L-L-E: the washerwomen’s gold hung from the branches, and it was counted in August, one stone after another.',
      },
    ],
  },
  de: {
    parcours: {
      titre: 'Das Gold der Wäscherinnen',
      resume:
        'Hundert Jahre lang hüteten die Wäscherinnen Gold, das man nur im August zählen konnte. Ein Esel weiß, wo. Er spricht, aber man muss seine Decke lesen. Ein erfundenes Dorf, vom Stuhl aus zu spielen.',
      description: paragraphs(
        'Saint-Fiacre-des-Lavoirs gibt es nicht. Weder das Dorf noch seine Leute noch sein Esel stehen auf einer Karte, und seine Gemeindenummer, 15999, gehört niemandem. Wir haben es erfunden, um alles zu zeigen, was eine Quest kann.',
        'Fahren Sie also nicht los: Spielen Sie, wo Sie sind. Jede Aufgabe lässt sich vom Stuhl aus lösen, auch solche, für die Sie in einem echten Dorf gehen müssten.',
        'Alles andere ist wie überall in Frankreich: ein Rathaus mit Schule, ein Kriegerdenkmal, eine Kirche, Waschhäuser. Wenn es an zu Hause erinnert, ist das Absicht. Zwei Stationen sind Umwege für Neugierige. Am Freitagvormittag gehört der Platz dem Markt.',
      ),
      'pratique.services.0.precision':
        'am Rathaus mit Schule, Hofseite; der Schlüssel hängt am Nagel',
      'pratique.services.1.precision':
        'Brunnen am großen Waschhaus, trinkbar und sehr stolz darauf',
      'pratique.services.2.precision': 'Bänke in der Markthalle',
      'pratique.services.3.precision': 'Linden auf dem Platz, und der Esel ab Mittag',
      'pratique.services.4.precision': 'kein Bus fährt in ein erfundenes Dorf',
      'pratique.services.5.precision': 'sechs Bügel vor der Halle',
      'pratique.services.6.precision': 'Gemeindewiese, kostenlos, Kühe haben Vorfahrt',
      'pratique.services.7.precision': 'zwei Plätze vor dem Rathaus',
      'aventure.personnages.0.nom': 'Der Esel vom Waschhaus',
      'aventure.personnages.0.portrait.texteAlternatif':
        'Zeichnung eines grauen Eselskopfs, ein Ohr aufgestellt, das andere angelegt, einen Grashalm im Maul.',
    },
    etapes: [
      {
        'petits.recit':
          'Hallo! Ich bin der Esel vom Waschhaus. Schau meine zwei langen Ohren an. Sie hören alles, sogar Geheimnisse.',
        'petits.consigne': 'Ein Ohr des Esels steht hoch. Was macht das andere?',
        'petits.options.Elle est couchée': 'Es liegt',
        'petits.options.Elle est levée aussi': 'Es steht auch hoch',
        'petits.options.Elle n’est pas là': 'Es ist nicht da',
        'petits.indice': 'Schau sein Bild an: Es ruht sich aus.',
        titre: 'Der Name auf der Decke',
        lieu: 'Place du Grand-Lavoir, am Gatter des Esels',
        'image.texteAlternatif':
          'Zeichnung des großen Waschhauses im Morgengrauen: Unter dem Ziegeldach wringt eine Frau ein Laken aus, ein Kind schaut zu, und ein Esel wartet am Wasser.',
        'autresImages.0.texteAlternatif':
          'Zeichnung aus der Nähe: Eine Kinderhand zeigt auf Zeichen, die mit rotem Faden auf die Eselsdecke gestickt sind.',
        recit: paragraphs(
          '„I-ah! Kommen Sie näher. Hier stehen alle früh auf, nur der Bürgermeister nicht.“',
          'Willkommen in Saint-Fiacre-des-Lavoirs: zweihundertzwölf Einwohner, vier Waschhäuser und ein Esel, den man vor jeder Gemeinderatssitzung befragt.',
          'Die Wäscherinnen von früher hatten ein Geheimnis. „Wir haben Gold“, sagten sie lachend, „und gezählt wird es nur im August.“ Niemand hat es je gefunden, außer uns Eseln: Wir trugen die Körbe.',
          'Damit man wusste, wem welche Wäsche gehört, stickten sie ein Zeichen in die Ecke. Sehen Sie meine Decke: vier Zeichen aus rotem Faden. Das ist mein Name. Lesen Sie ihn, und ich führe Sie.',
        ),
        'epreuve.consigne':
          'Wie heißt der Esel? Jedes gestickte Zeichen ist ein Buchstabe: Suchen Sie es auf der Zeichentafel.',
        'epreuve.reponses': ['Leon', 'Esel Leon'].join('\n'),
        'epreuve.indices.0':
          'Das erste Zeichen sieht aus wie der Buchstabe, den es verbirgt.',
        'epreuve.indices.1':
          'Auf Französisch hießen viele Päpste so, lange vor dem Esel.',
        'epreuve.autre.consigne':
          'Wie viele Waschhäuser hat das Dorf laut der Erzählung?',
        'epreuve.autre.options.Quatre': 'Vier',
        'epreuve.autre.options.Un seul': 'Ein einziges',
        'epreuve.autre.options.Douze': 'Zwölf',
        'epreuve.autre.options.Aucun': 'Keines',
        'epreuve.motDeSucces':
          'I-ah! Sie lesen Wäsche besser als der Briefträger. Los, ich gehe voran.',
        'epreuve.anecdote':
          'Diese Zeichen sind die des Freimaurer-Alphabets, eines Codes, der im 18. Jahrhundert beliebt war. Echte Wäschezeichen waren braver: Initialen im Kreuzstich.',
        'epreuve.explication':
          'Jedes Zeichen ist ein Stück eines Gitters, mit oder ohne Punkt: L, E, O, N. Der Esel heißt Léon.',
      },
      {
        'petits.recit':
          'Eines Tages stritten zwei Händler. Sie warfen mit Wasser aus Eimern. Ein Herr mit hohem Hut ging mitten hindurch. Platsch!',
        'petits.consigne': 'Wer ist ganz nass?',
        'petits.options.Le monsieur au chapeau': 'Der Herr mit dem Hut',
        'petits.options.La boulangère': 'Die Bäckerin',
        'petits.options.Un cheval': 'Ein Pferd',
        'petits.indice': 'Er war in der Mitte.',
        titre: 'Der Krieg der Eimer',
        lieu: 'Markthalle, unter dem Gebälk',
        chemin:
          'Gehen Sie mit dem Rücken zum Waschhaus die Pflasterstraße hinauf: Die Halle ist schon zu sehen.',
        cheminSansMarches:
          'Nehmen Sie die Rampe rechts vom Brunnen, dann die Pflasterstraße bis zur Halle.',
        'image.texteAlternatif':
          'Zeichnung der Halle zur Mittagszeit: ein großes Gebälk, gestreifte Stände, eine Seifenhändlerin, ein Korbflechter und ihre Kundschaft.',
        'autresImages.0.texteAlternatif':
          'Zeichnung der Schlacht: Eine Frau schleudert einen Eimer Wasser, ein Mann einen anderen, und ein Notar im Zylinder steht in der Mitte.',
        recit: paragraphs(
          'Kommen Sie nicht am Freitagvormittag zum Spielen: Dann gehört der Platz dem Markt. An den anderen Tagen bleibt die Halle mit ihren Kastanienpfeilern und ihrem Durchzug.',
          'Hier führte Saint-Fiacre seinen einzigen Krieg. 1887 stritten die Seifenhändlerin und der Aschenhändler um die Wäscherinnen. „Asche macht weiß!“, rief der eine. „Seife duftet!“, gab die andere zurück.',
          'Aus Worten wurden Eimer. Der Notar, der nur einen Käse kaufen wollte, kam nass bis auf die Verträge nach Hause.',
          'Noch am selben Abend schloss man Frieden, bei einer Suppe: die Asche für die Laken, die Seife für die Hemden. Seitdem hat jeder Stand seinen Platz, und keiner rückt auch nur einen Korb weiter.',
        ),
        'epreuve.consigne':
          'Jeder Händler hat seinen Ruf. Geben Sie jedem zurück, was er verkauft.',
        'epreuve.options.Le marchand de cendres': 'Der Aschenhändler',
        'epreuve.paires.0': 'etwas, das Laken weiß macht',
        'epreuve.options.La marchande de savon': 'Die Seifenhändlerin',
        'epreuve.paires.1': 'etwas, das Hemden duften lässt',
        'epreuve.options.Le vannier': 'Der Korbflechter',
        'epreuve.paires.2': 'etwas, um Wäsche zu tragen',
        'epreuve.options.Le cordier': 'Der Seiler',
        'epreuve.paires.3': 'etwas, um sie aufzuhängen',
        'epreuve.indices.0': 'Der Korbflechter flicht Weide, der Seiler dreht Hanf.',
        'epreuve.motDeSucces': 'Alle sind bedient, und der Notar ist fast trocken.',
        'epreuve.anecdote':
          'Holzasche enthält Pottasche: Mit sehr heißem Wasser reinigt sie wirklich. So wusch man jahrhundertelang.',
        'epreuve.explication':
          'Die Asche macht die Laken weiß, die Seife lässt die Hemden duften, der Korb trägt die Wäsche, und das Seil hält sie im Wind.',
        'epreuve.autre.consigne': 'Was wollte der Notar laut der Erzählung kaufen?',
        'epreuve.autre.options.Un fromage': 'Einen Käse',
        'epreuve.autre.options.Un chapeau': 'Einen Hut',
        'epreuve.autre.options.Du savon': 'Seife',
        'epreuve.autre.options.Un panier': 'Einen Korb',
      },
      {
        'petits.recit':
          'Diese Schule wollte eine Uhr. Also gewann man jedes Jahr ein dickes Tier bei der Tombola. Die Lehrerin hat es an die Tafel gemalt.',
        'petits.consigne': 'Welches Tier ist an die Tafel gemalt?',
        'petits.options.Un cochon': 'Ein Schwein',
        'petits.options.Une vache': 'Eine Kuh',
        'petits.options.Un canard': 'Eine Ente',
        'petits.indice': 'Sein Schwanz ist geringelt.',
        titre: 'Die elf Schweine der Uhr',
        lieu: 'Rathaus mit Schule, Klassenzimmer im Erdgeschoss',
        chemin: 'Überqueren Sie den Platz schräg. Die Tür der Schule ist die rechte.',
        cheminSansMarches:
          'Gehen Sie am Platz entlang: Der Eingang zum Hof ist ebenerdig.',
        'image.texteAlternatif':
          'Zeichnung eines Klassenzimmers an einem Regentag: die Lehrerin an der Tafel, drei Schüler von hinten, der brennende Ofen und hinten ein verschlossener Schrank.',
        'autresImages.0.texteAlternatif':
          'Zeichnung der Tombola im Regen: vor dem Rathaus ein dickes Schwein mit roter Schleife, Leute unter Regenschirmen und ein leerer Kreis anstelle der Uhr.',
        recit: paragraphs(
          'Links das Rathaus. Rechts die Schule. Dazwischen ein Gang, so schmal, dass Bürgermeister und Schüler seitwärts hindurchgehen, einer nach dem anderen.',
          'Das Haus wurde 1884 gebaut, und für die Uhr blieb kein Sou übrig. Also erfand die Lehrerin, Mademoiselle Pervenche, die Schweinetombola. Ein Schwein im Jahr: Elf brauchte es, bis die Uhr schlug.',
          'An jenem Tag verschloss sie den Schrank mit den Fleißkärtchen mit einem vierstelligen Schloss, eingestellt auf das Jahr der Uhr. „Wer rechnen kann, bekommt ihn auf“, sagte sie.',
          'Drei Generationen haben es mit 1234 versucht.',
        ),
        'epreuve.consigne':
          'Öffnen Sie den Schrank: In welchem Jahr schlug die Uhr zum ersten Mal?',
        'epreuve.indices.0':
          'Gehen Sie vom Jahr des Hauses aus und zählen Sie für jedes Schwein ein Jahr dazu.',
        'epreuve.indices.1': 'Rechnen Sie: 1884 + 11.',
        'epreuve.motDeSucces':
          'Klack! Im Schrank: eine Kreide, ein Fleißkärtchen und ein Zettel: „Bravo. Bitte wieder schließen.“',
        'epreuve.anecdote':
          'In vielen Dörfern Frankreichs sind Rathaus und Schule seit den 1880er Jahren in einem Haus. Man erkennt es an seinen zwei Türen.',
        'epreuve.explication': '1884 und elf Jahre Schweine: 1895.',
        'epreuve.autre.consigne': 'Wie heißt die Lehrerin laut der Erzählung?',
        'epreuve.autre.options.Mademoiselle Pervenche': 'Mademoiselle Pervenche',
        'epreuve.autre.options.Mademoiselle Capucine': 'Mademoiselle Capucine',
        'epreuve.autre.options.Madame Chausson': 'Madame Chausson',
        'epreuve.autre.options.Mademoiselle Tombola': 'Mademoiselle Tombola',
      },
      {
        'petits.recit':
          'Hier spricht man leise. Auf dem Stein stehen Namen. Das Dorf vergisst sie nicht. Ein kleines Mädchen ist gekommen, um sie zu grüßen.',
        'petits.consigne': 'Was legt das Mädchen vor den Stein?',
        'petits.options.Une fleur': 'Eine Blume',
        'petits.options.Un ballon': 'Einen Ball',
        'petits.options.Un chapeau': 'Einen Hut',
        'petits.indice': 'Sie ist weiß, mit gelbem Herz.',
        titre: 'Elf Namen und eine Stille',
        lieu: 'Kriegerdenkmal, zwischen Rathaus und Kirche',
        chemin: 'An der Linde vorbei, dann die Hecke entlang. Fünfzig Schritte genügen.',
        cheminSansMarches: 'Der Gehweg ist bis zum Denkmal eben.',
        'image.texteAlternatif':
          'Zeichnung des Denkmals an einem Novembermorgen: ein aufgerichteter Stein unter einem rostroten Baum, ein alter Mann ohne Hut und ein Kind, das eine Blume hinlegt.',
        'autresImages.0.texteAlternatif':
          'Zeichnung aus der Nähe: eine alte Frau, allein am Wasser, vor zwei weißen Hemden, die nebeneinander trocknen.',
        recit: paragraphs(
          '„Hier bin ich still.“ Der Esel senkt die Ohren, und das zum allerersten Mal.',
          'Elf Namen, bei vierhundert Einwohnern. Zwei sind Brüder: Élie und Baptiste, die im August 1914 fortgingen, drei Tage nacheinander.',
          'Ihre Mutter wusch für andere. Jeden Montag wusch sie ihre beiden Hemden und hängte sie nebeneinander auf, bis zuletzt. Ohne ein Wort hielten ihr die anderen Frauen den besten Stein frei, den in der Sonne.',
          'Diese Namen sind erfunden, wie ganz Saint-Fiacre. Aber fast jede Gemeinde Frankreichs hat einen solchen Stein, und dort sind sie es nicht.',
        ),
        'epreuve.consigne':
          'Treten Sie an das Denkmal heran. Sonst nichts: Wenn Sie da sind, sagen Sie es.',
        'epreuve.indices.0': 'Es steht am Wegrand, unter dem rostroten Baum.',
        'epreuve.motDeSucces': 'Danke, dass Sie stehen geblieben sind.',
        'epreuve.anecdote':
          'Die meisten Kriegerdenkmäler Frankreichs wurden zwischen 1919 und 1925 errichtet, oft von den Einwohnern selbst bezahlt.',
        'epreuve.explication':
          'Das Denkmal liegt auf halbem Weg zwischen Rathaus und Kirche.',
        'epreuve.autre.consigne':
          'An welchem Tag wusch die Mutter laut der Erzählung die beiden Hemden?',
        'epreuve.autre.options.Le lundi': 'Montags',
        'epreuve.autre.options.Le mercredi': 'Mittwochs',
        'epreuve.autre.options.Le samedi': 'Samstags',
        'epreuve.autre.options.Le dimanche': 'Sonntags',
      },
      {
        'petits.recit':
          'Oben an der Mauer schneiden Köpfe aus Stein Grimassen. Einer zeigt die Zunge. Ein anderer bläst die Backen auf. Eine Taube schaut zu.',
        'petits.consigne': 'Mach deine liebste Grimasse. Ein Großer macht das Foto!',
        'petits.indice': 'Zeig die Zunge, oder blas die Backen auf.',
        titre: 'Der lauschende Turm',
        lieu: 'Kirche Saint-Fiacre, auf der Seite der Vorhalle',
        chemin: 'Der Turm neigt sich Ihnen entgegen: Man kann ihn nicht verfehlen.',
        cheminSansMarches: 'Gehen Sie links um den Vorplatz: Dort ist keine Stufe.',
        'image.texteAlternatif':
          'Zeichnung der Kirche unter einem Gewitterhimmel: Der Turm neigt sich, ein Sonnenstrahl trifft ihn, und zwei Leute laufen zur Vorhalle, einen Mantel über dem Kopf.',
        'autresImages.0.texteAlternatif':
          'Zeichnung des Gesimses aus der Nähe: eine Reihe steinerner Köpfe, die die Zunge zeigen, schielen oder die Backen aufblasen, und eine Taube.',
        recit: paragraphs(
          'Der Turm neigt sich. Die Alten sagen, er lauscht: Am Waschhaus wurde laut geredet, und über alle.',
          'Der heilige Fiacrius ist der Patron der Gärtner. Seine Statue hält einen Spaten, und jeden 30. August hängt man den schönsten Lauch der Gemeinde daran. Der Bürgermeister hat zweimal gewonnen; man munkelt.',
          'Unter dem Dach tragen steinerne Köpfe das Gesims. Sie zeigen die Zunge, schielen, blasen die Backen auf. Es soll der erste Gemeinderat sein, gemeißelt von einem Handwerker, den man nicht bezahlt hatte.',
          'Nur einer hat die Augen zu: der Schatzmeister.',
        ),
        'epreuve.consigne':
          'Wie viele steinerne Köpfe tragen das Gesims? Zählen Sie sie vor Ort oder auf der zweiten Zeichnung der Erzählung.',
        'epreuve.unite': 'Köpfe',
        'epreuve.indices.0': 'Die Taube gehört nicht zum Rat.',
        'epreuve.indices.1': 'So viele wie die Zwerge bei Schneewittchen.',
        'epreuve.motDeSucces':
          'Der Gemeinderat grüßt Sie. Der Schatzmeister auch, mit geschlossenen Augen.',
        'epreuve.anecdote':
          'Solche Steine heißen Kragsteine. Die Bildhauer des Mittelalters gaben ihnen Grimassen und Tiere, die sie am Altar nicht gewagt hätten.',
        'epreuve.explication':
          'Sieben Köpfe, mit dem Schatzmeister, aber ohne die Taube.',
        'epreuve.autre.consigne':
          'Was hängt man laut der Erzählung an den Spaten des Heiligen?',
        'epreuve.autre.options.Un poireau': 'Einen Lauch',
        'epreuve.autre.options.Une cloche': 'Eine Glocke',
        'epreuve.autre.options.Un arrosoir': 'Eine Gießkanne',
        'epreuve.autre.options.Une chemise': 'Ein Hemd',
      },
      {
        'petits.recit':
          'Die Wäsche wird in einem großen Bottich gewaschen. Überall ist Dampf! Dann trägt man sie auf das Gras, in die Sonne.',
        'petits.consigne':
          'Erzähl die Geschichte der Wäsche: Bring alles in die richtige Reihenfolge.',
        'petits.options.Le linge est sale': 'Die Wäsche ist schmutzig',
        'petits.options.On le lave': 'Man wäscht sie',
        'petits.options.Il sèche au soleil': 'Sie trocknet in der Sonne',
        'petits.indice': 'Am Anfang hat sie Flecken.',
        titre: 'Der große Dampf',
        lieu: 'Waschküche, am Ende der Seifengasse',
        chemin: 'Gehen Sie die Seifengasse hinab. Sie ist seit 1930 nicht mehr rutschig.',
        cheminSansMarches:
          'Die Gasse fällt sanft ab, ohne Stufe; der Boden ist glatt gepflastert.',
        'image.texteAlternatif':
          'Zeichnung der Waschküche voller Dampf: ein großer Bottich, eine Frau, die Wasser gießt, eine andere, die rührt, ein Feuer und Laken im Nebel.',
        'autresImages.0.texteAlternatif':
          'Zeichnung der Wiese: Laken flach im Gras, ein Esel, der auf einem Hemd sitzt, und eine Wäscherin mit verschränkten Armen.',
        recit: paragraphs(
          'Zweimal im Jahr kam die ganze Wäsche des Dorfes durch diese Tür. Man nannte das „den großen Dampf“, und man sah keine drei Schritte weit.',
          'Zuerst wurde sortiert: das Feine, das Grobe und, gesondert, die Socken des Pfarrers. Dann weichte die Wäsche eine ganze Nacht ein.',
          'Am nächsten Tag goss man heißes Wasser über die Asche, zehnmal, zwanzigmal, bis zum Abend. Erst dann ging es zum Waschhaus, zum Klopfen und Spülen.',
          'Zuletzt breitete man alles auf der Wiese aus, unter dem Blick des Esels. Ein schiefes Hemd? Er setzte sich darauf.',
        ),
        'epreuve.consigne':
          'Machen Sie den großen Dampf nach, vom schmutzigen Korb bis zur Wiese.',
        'epreuve.options.Trier le linge': 'Die Wäsche sortieren',
        'epreuve.options.Le laisser tremper une nuit': 'Sie eine Nacht einweichen',
        'epreuve.options.Verser l’eau chaude sur la cendre':
          'Heißes Wasser über die Asche gießen',
        'epreuve.options.Battre et rincer au lavoir': 'Am Waschhaus klopfen und spülen',
        'epreuve.options.Étendre sur le pré': 'Auf der Wiese ausbreiten',
        'epreuve.indices.0': 'Kaltes Wasser, zum Warten, kommt vor dem heißen.',
        'epreuve.motDeSucces':
          'Noch weißer wäre Schnee. Der Esel hat nichts auszusetzen.',
        'epreuve.anecdote':
          'Eine große Wäsche dauerte drei Tage. Die Frauen hatten ihnen Namen gegeben: Fegefeuer, Hölle und Paradies.',
        'epreuve.explication':
          'Sortieren, einweichen, heißes Wasser über die Asche gießen, klopfen und spülen, ausbreiten.',
        'epreuve.autre.consigne':
          'Heute erledigt zu Hause ein einziges Gerät das Einweichen, Erhitzen, Reinigen und Spülen. Welches?',
        'epreuve.autre.reponses': [
          'Waschmaschine',
          'Waschautomat',
          'Waschvollautomat',
        ].join('\n'),
      },
      {
        'petits.recit':
          'Am Abend steht die Sonne tief, und die Schatten sind lang. Suzon ist hoch hinaufgeklettert. Schau ihren an: Er ist riesig!',
        'petits.consigne': 'Auf wem steht Suzon?',
        'petits.options.Sur l’âne': 'Auf dem Esel',
        'petits.options.Sur son papa': 'Auf ihrem Papa',
        'petits.options.Sur une vache': 'Auf einer Kuh',
        'petits.indice': 'Er hat lange Ohren.',
        titre: 'Der Schattenwettbewerb',
        lieu: 'Gemeinschaftsgarten, hinter der Kirchenmauer',
        chemin: 'Umweg: Drücken Sie das grüne Törchen auf, gleich nach der Waschküche.',
        cheminSansMarches: 'Das Törchen ist breit, der Kies des Weges festgestampft.',
        'image.texteAlternatif':
          'Zeichnung des Gartens am späten Nachmittag: ein Mädchen, das auf dem Esel steht, ein Mann, der gießt, und ihre riesigen Schatten quer über die Lauchreihen.',
        'autresImages.0.texteAlternatif':
          'Zeichnung aus der Nähe: Eine Vogelscheuche trägt eine blau-weiß-rote Schärpe, und drei Stare auf dem Zaun schauen sie an.',
        recit: paragraphs(
          'Dieser Garten gehört allen: Also gießt jeder das Stück des Nachbarn, und alles wächst.',
          'In der Mitte trägt die Vogelscheuche die Schärpe eines früheren Bürgermeisters. Die Stare achten sie mehr, als es die Wähler taten.',
          'Abends, wenn die Sonne am Ende des Weges untergeht, machen die Kinder den Schattenwettbewerb. Der längste gewinnt das Recht, eine Erdbeere zu pflücken. Den Rekord hält Suzon, sechs Jahre alt, auf dem Esel stehend.',
          'Seitdem verlangt der Esel eine halbe Erdbeere.',
        ),
        'epreuve.consigne':
          'Machen Sie den längsten Schatten, den Sie können, allein oder zu mehreren, und fotografieren Sie ihn. Keine Sonne? Eine Lampe, eine Wand, eine Hand: Auch das zählt.',
        'epreuve.indices.0': 'Je tiefer das Licht, desto länger der Schatten.',
        'epreuve.motDeSucces': 'Gemessen und anerkannt. Eine Erdbeere für Sie.',
        'epreuve.anecdote':
          'Am kürzesten ist Ihr Schatten mittags nach der Sonne. Vor dem Radio stellte man so die Uhren, an der Sonnenuhr.',
        'epreuve.explication': 'Alle Schatten sind gut, solange es Ihre eigenen sind.',
        'epreuve.autre.consigne': 'Worauf stand Suzon laut der Erzählung?',
        'epreuve.autre.options.Sur l’âne': 'Auf dem Esel',
        'epreuve.autre.options.Sur le muret': 'Auf der Mauer',
        'epreuve.autre.options.Sur une échelle': 'Auf einer Leiter',
        'epreuve.autre.options.Sur l’épouvantail': 'Auf der Vogelscheuche',
      },
      {
        'petits.recit':
          'Früher wusch man hier die Wäsche des Dorfes. Heute halten ein Papa und seine Tochter die Füße ins Wasser. Ein grünes Tierchen sitzt bei ihnen.',
        'petits.consigne': 'Was ist das grüne Tierchen?',
        'petits.options.Une grenouille': 'Ein Frosch',
        'petits.options.Un lézard': 'Eine Eidechse',
        'petits.options.Une sauterelle': 'Ein Grashüpfer',
        'petits.indice': 'Es macht „quak“.',
        titre: 'Die Waschhauszeitung',
        lieu: 'Unteres Waschhaus, am Ufer der Bredouille',
        chemin: 'Folgen Sie dem Rauschen des Wassers. Der Weg führt sanft bergab.',
        cheminSansMarches: 'Ein fester Erdweg führt ohne Stufe zum Waschhaus hinab.',
        'image.texteAlternatif':
          'Zeichnung des Waschhauses heute, in goldenem Licht: Vater und Tochter sitzen am Beckenrand, die Füße im Wasser, dazu ein Frosch und Spiegelungen.',
        'autresImages.0.texteAlternatif':
          'Zeichnung aus der Nähe: ein Fotograf, den Kopf unter dem schwarzen Tuch, vor drei Wäscherinnen, die nicht innehalten, einem Hund, der sich bewegt, und einem Esel, der posiert.',
        'autrefois.image.texteAlternatif':
          'Braune Zeichnung derselben Ansicht: Frauen knien um das Becken, die Arme erhoben, ein Kind mit Korb und hinten die zwei Ohren eines Esels.',
        'autrefois.aujourdhui.texteAlternatif':
          'Zeichnung des Waschhauses heute: dasselbe Dach, dasselbe Becken, Vater und Tochter an der Stelle der Frauen.',
        recit: paragraphs(
          '„Setzen Sie sich auf den Rand. Meine Großmutter ist auf dem Bild, ganz hinten: Man sieht ihre Ohren.“',
          '1908 stellte ein Fotograf hier sein Stativ auf. Niemand hatte Zeit zu lächeln: Er bekam Rücken, Ellbogen und Wäschebleuel in der Luft.',
          'Dieses Waschhaus hieß „die Zeitung“. Die Neuigkeiten des Dorfes kamen durch dieses Wasser und gingen mit ihm fort. Von einer Hochzeit wusste man hier einen Monat vor dem Brautpaar.',
          '1957 kam das fließende Wasser, und binnen einer Woche stellte die Zeitung ihr Erscheinen ein. Heute führen die Frösche die Rubrik.',
        ),
        'epreuve.consigne':
          'Halten Sie das Bild von 1908 vor sich und gehen Sie zurück, bis ein Dach auf dem anderen sitzt. Zu Hause schieben Sie eines über das andere.',
        'epreuve.motDeSucces': 'Hier stand der Fotograf. Auch er bekam nasse Füße.',
        'epreuve.anecdote':
          'Ein Gesetz vom 3. Februar 1851 half den Gemeinden Frankreichs, öffentliche Waschhäuser zu bauen. Viele der heutigen verdanken wir ihm.',
      },
      {
        'petits.recit':
          'Das ist die Mühle. Ihr großes Rad dreht sich im Wasser. Es ist fast Nacht, und eine Dame geht über die kleine Brücke.',
        'petits.consigne': 'Was hält die Dame, um besser zu sehen?',
        'petits.options.Une lanterne': 'Eine Laterne',
        'petits.options.Un parapluie': 'Einen Regenschirm',
        'petits.options.Un panier': 'Einen Korb',
        'petits.indice': 'Es leuchtet wie ein kleiner Mond.',
        titre: 'Der Mehlkasten',
        lieu: 'Mühle an der Bredouille, an der Kellertür',
        chemin: 'Umweg: über die kleine Brücke, die Mühle steht am anderen Ufer.',
        cheminSansMarches: 'Die Brücke ist eben, aus dichten Planken.',
        'image.texteAlternatif':
          'Zeichnung der Mühle in der Abenddämmerung: Das Rad dreht sich, ein Fenster ist hell, und eine Frau mit Laterne geht über die kleine Brücke.',
        'autresImages.0.texteAlternatif':
          'Zeichnung aus der Nähe: Eine Hand schiebt einen versiegelten Brief in einen alten eisernen Mehlkasten an einer Steinmauer.',
        recit: paragraphs(
          'Die Mühle mahlt nur noch die Zeit. Ihr Rad dreht sich zum Vergnügen, und für eine Familie Bachstelzen.',
          'Früher steckten die Verliebten ihre Briefe in den Mehlkasten an der Tür: Die Eltern griffen nie hinein. Ihm verdankt man zwanzig Hochzeiten und eine Verwechslung zwischen der oberen und der unteren Jeanne.',
          'Am Ende schrieben sich die beiden Jeannes direkt. Sie eröffneten ein Gasthaus und trennten sich nie mehr.',
          'Und der Fluss trägt seinen Namen zu Recht, denn er bedeutet „mit leeren Händen“: Niemand kam je mit einem Fisch zurück.',
        ),
        'epreuve.consigne':
          'Der Kasten trägt ein kleines schwarz-weißes Quadrat. Scannen Sie es, oder tippen Sie den Code darunter ein.',
        'epreuve.indices.0':
          'Das Dorf ist erfunden, die Tafel auch. Der Code: MOULIN BREDOUILLE.',
        'epreuve.indices.1': 'Leerzeichen zählen nicht.',
        'epreuve.motDeSucces':
          'Im Brief steht: „Komm auf die Wiese, wenn die Laternen brennen.“',
        'epreuve.anecdote':
          'QR-Codes entstanden 1994 in Japan, in einer Fabrik, um Autoteile zu verfolgen.',
        'epreuve.explication': 'Der Code ist der von der Tafel an der Mühle.',
        'epreuve.autre.consigne':
          'Was haben die beiden Jeannes laut der Erzählung eröffnet?',
        'epreuve.autre.options.Une auberge': 'Ein Gasthaus',
        'epreuve.autre.options.Une école': 'Eine Schule',
        'epreuve.autre.options.Un lavoir': 'Ein Waschhaus',
        'epreuve.autre.options.Une bergerie': 'Einen Schafstall',
      },
      {
        'petits.recit':
          'Es ist Nacht, und unter dem großen Baum wird gefeiert. Kleine Kugeln hängen an den Zweigen. Man isst sie am Ende des Sommers. Mmh!',
        'petits.consigne': 'Welche Farbe haben die kleinen Kugeln im Baum?',
        'petits.options.Jaunes': 'Gelb',
        'petits.options.Bleues': 'Blau',
        'petits.options.Noires': 'Schwarz',
        'petits.indice': 'Wie die Sonne.',
        titre: 'Was man im August zählt',
        lieu: 'Trockenwiese, unter dem Baum',
        chemin: 'Zurück über die Brücke und hinauf zu den Laternen.',
        cheminSansMarches: 'Der Weg zur Wiese ist breit und sanft, ohne Stufe.',
        'image.texteAlternatif':
          'Zeichnung der Wiese bei Nacht: Laternen in einem großen runden Baum, Laken auf den Leinen und das ganze Dorf bei Tisch unter dem Mond.',
        'autresImages.0.texteAlternatif':
          'Zeichnung aus der Nähe: Im Schein einer Laterne tritt ein Steuereinnehmer mit Schnurrbart hinter einem Laken hervor, die Backen prall, und der Esel schaut ihn an.',
        recit: paragraphs(
          '„Da wären wir. Eine Wiese, Leinen, ein Baum. Haben Sie eine Truhe erwartet?“',
          'Ende August, wenn es Nacht war, stiegen die Wäscherinnen mit leeren Körben hier herauf. Singend gingen sie wieder hinab, mit vollen.',
          'Eines Abends folgte ihnen der Steuereinnehmer. Er suchte unter den Laken, im Stamm, sogar in den Holzschuhen. Er kam mit leeren Taschen und vollem Mund nach Hause und sprach nie davon.',
          'Denn ihr Gold wächst, und man isst es. Es heißt, eine Wäscherin habe einen Kern auf die Wiese gespuckt, und die Bredouille habe den Rest getan.',
        ),
        'epreuve.consigne':
          'Was war das Gold der Wäscherinnen? Ordnen Sie die Buchstaben, die jede Station Ihnen gegeben hat.',
        'epreuve.reponses': ['Mirabelle', 'Mirabellen', 'die Mirabellen'].join('\n'),
        'epreuve.indices.0':
          'Eine kleine runde gelbe Frucht, die am Ende des Sommers reift.',
        'epreuve.indices.1':
          'Man kennt sie vor allem aus Lothringen. Der erste Buchstabe ist M.',
        'epreuve.motDeSucces':
          'Greifen Sie zu, sie gehören allen. Der Steuereinnehmer schaut nicht hin, und ich auch nicht.',
        'epreuve.anecdote':
          'In Lothringen, wo diese Frucht Königin ist, dauert die Ernte nur etwa sechs Wochen, von August bis September.',
        'epreuve.explication':
          'M-I-R-A-B-E-L-L-E: Das Gold der Wäscherinnen hing an den Zweigen, und man zählte es im August, einen Kern nach dem anderen.',
      },
    ],
  },
};
