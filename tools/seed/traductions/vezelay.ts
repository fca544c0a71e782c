import { paragraphs } from '../seed-parcours.ts';
import type { SeedTraductions } from './seed-traduction.ts';

/** « Le chemin de lumière » in English and German, its accepted answers too. */
export const vezelayTraductions: SeedTraductions = {
  en: {
    parcours: {
      titre: 'The path of light',
      resume:
        'Climb the hill like a medieval pilgrim. At the top, builders hid an appointment with the sun. Can you tell on which day it is set?',
      description: paragraphs(
        'A single street climbs from the foot of the village to the basilica, and all of Vézelay lies along it. The quest follows it, enters the church, then goes down the northern slope to a chapel in the meadows.',
        'The climb is steady, on cobbles. The last path is a dirt track and goes downhill: keep some strength for the way back. The basilica is open every day; entry is free, in silence during services.',
        'The hill and the basilica are on UNESCO’s World Heritage List.',
      ),
      'pratique.services.0.precision':
        'Sermizelles station, then a coach; check the timetable',
      'pratique.services.1.precision':
        'paid parking, at the foot of the village, facing the climb',
      'aventure.personnages.0.nom': 'The pilgrim',
      'aventure.personnages.0.portrait.texteAlternatif':
        'Drawing of a bearded walker in a large hat, leaning on his staff.',
    },
    etapes: [
      {
        titre: 'The traveller’s sign',
        lieu: 'Rue Saint-Étienne, in front of the former church of Saint-Étienne',
        'image.texteAlternatif':
          'Drawing of the cobbled street that climbs: on the left the former church, at the very top the basilica, and walkers seen from behind, one with a staff.',
        'autresImages.0.texteAlternatif':
          'Drawing of the hill of Vézelay: the houses climb along the street up to the basilica.',
        recit: paragraphs(
          'You are at the foot of the climb. Since the Middle Ages, walkers have come this way with their staff and their satchel. Some are arriving. Others are leaving: Vézelay is the start of one of the great French roads to Santiago de Compostela, at the far end of Spain.',
          'The former church of Saint-Étienne saw thousands of them pass.',
          'Imagine their return, months later. They had seen the ocean. On a beach in Galicia, they had picked up a souvenir, flat and ribbed like a fan.',
          'They sewed it to their cloak: then everyone knew where they had been. And it was very handy for drinking at fountains.',
        ),
        'epreuve.consigne':
          'Look down: this souvenir is set into the roadway. Take a photo of it for the logbook.',
        'epreuve.indices.0':
          'Its outline still marks the way to Compostela, in yellow on a blue ground.',
        'epreuve.indices.1':
          'It sheltered a sea creature that the French often eat at Christmas.',
        'epreuve.motDeSucces': 'Off you go! You now bear the sign of the pilgrims.',
        'epreuve.anecdote':
          'This road to Compostela is called the Vézelay Way. It passes through Limoges and joins the others at the foot of the Pyrenees.',
        'epreuve.explication':
          'The scallop shell is the badge of the pilgrims of Compostela. It also served them as a cup. Metal shells mark the street up to the basilica.',
        'epreuve.autre.consigne':
          'In the story, where did pilgrims pick up this souvenir?',
        'epreuve.autre.options.Sur une plage de Galice': 'On a beach in Galicia',
        'epreuve.autre.options.Dans la rivière': 'In the river',
        'epreuve.autre.options.Sur la colline': 'On the hill',
        'epreuve.autre.options.Dans l’église Saint-Étienne':
          'In the church of Saint-Étienne',
      },
      {
        titre: 'The child who left the hill',
        lieu: 'Birthplace of Théodore de Bèze, in the street that climbs to the basilica',
        chemin: 'The street climbs steadily, on cobbles.',
        'image.texteAlternatif':
          'Drawing of Théodore de Bèze after his portraits: a man with a long white beard and a black cap.',
        recit: paragraphs(
          '“I have been walking for months,” says the pilgrim. “Get your breath back, and I will tell you about this house.”',
          'In this house Théodore de Bèze was born, on 24 June 1519. He was still very small when an uncle took him to live in Paris. As a young man, he wrote verses in Latin. Then he chose the religion of Calvin, and had to leave France.',
          'In Geneva, he taught Greek, turned the psalms into verse, and became the head of the Protestant Church when Calvin died. People came from all over Europe to hear him. He debated with kings and queens.',
          'He passed away in Geneva on 13 October 1605. In those days, to reach sixty was already rare. He lived much longer.',
        ),
        'epreuve.consigne': 'Put the life of Théodore de Bèze back in order.',
        'epreuve.options.Il naît dans cette maison': 'He is born in this house',
        'epreuve.options.Un oncle l’emmène à Paris': 'An uncle takes him to Paris',
        'epreuve.options.Il écrit des vers en latin': 'He writes verses in Latin',
        'epreuve.options.Il doit quitter la France': 'He has to leave France',
        'epreuve.options.Il devient chef de l’Église protestante':
          'He becomes head of the Protestant Church',
        'epreuve.indices.0': 'He was still very small when he left for Paris.',
        'epreuve.indices.1': 'He was a poet before he chose the religion of Calvin.',
        'epreuve.motDeSucces': 'That is it: a long life, far from his hill.',
        'epreuve.anecdote':
          'He died at eighty-six, which was very rare in his century. His psalms in French verse are still sung in Protestant churches.',
        'epreuve.explication':
          'Born in 1519 and taken to Paris as a small child, he first writes verses, leaves France for Geneva, and succeeds Calvin. He dies in 1605.',
      },
      {
        titre: 'The peoples from the ends of the earth',
        lieu: 'Forecourt of the basilica of Sainte-Marie-Madeleine, in front of the west portal',
        'image.texteAlternatif':
          'Drawing of the front of the basilica: three round-arched portals, a great carved gable pierced with windows, a tall tower on the right, and another, on the left, that stops lower down.',
        recit: paragraphs(
          '“Hush. Let us go in. Look up, and tell me what you see.”',
          'This is the Madeleine. Step under the porch, which is called the narthex, and let your eyes get used to the shade.',
          'Above the great door, an immense Christ opens his hands. Rays come from them and touch the heads of his apostles: he is sending them to speak to the whole world.',
          'But what did the whole world look like, around 1130? The sculptors had not travelled.',
          'They followed the old books, which filled distant lands with strange beings: hunters with the heads of dogs, people with ears so large that they wrap themselves in them, and men so small that they need a ladder to mount a horse.',
        ),
        'epreuve.consigne':
          'Which imaginary peoples are carved around Christ? Choose them all.',
        'epreuve.options.Des hommes à tête de chien': 'Men with the heads of dogs',
        'epreuve.options.Des gens aux oreilles immenses': 'People with enormous ears',
        'epreuve.options.De tout petits hommes, avec une échelle':
          'Very small men, with a ladder',
        'epreuve.options.Des sirènes à queue de poisson': 'Mermaids with fish tails',
        'epreuve.options.Des géants à un seul œil': 'Giants with a single eye',
        'epreuve.indices.0':
          'If the door is closed, read the story again: it names them.',
        'epreuve.motDeSucces': 'You have the eye of a sculptor!',
        'epreuve.anecdote':
          'In 1840, the church was about to collapse. Its restoration was entrusted to an architect of twenty-six, then unknown: Eugène Viollet-le-Duc.',
        'epreuve.explication':
          'On the lintel and in the compartments of the tympanum parade the cynocephali (with dogs’ heads), the panotii (with great ears) and the pygmies with their ladder.',
        'epreuve.autre.consigne': 'In the story, what is the porch of the church called?',
        'epreuve.autre.options.Le narthex': 'The narthex',
        'epreuve.autre.options.Le tympan': 'The tympanum',
        'epreuve.autre.options.La nef': 'The nave',
        'epreuve.autre.options.Le cloître': 'The cloister',
      },
      {
        titre: 'The appointment with the sun',
        lieu: 'In the nave of the basilica',
        'image.texteAlternatif':
          'Drawing of the nave: arches striped light and brown, a bright choir, and nine spots of light down the middle of the aisle.',
        recit: paragraphs(
          'Walk to the middle of the nave. Around you, the arches are of two colours, light and brown, like stripes. At the far end, the choir is so bright that it looks like a lamp.',
          'For centuries, people thought that was all. Then, in 1976, Father Hugues Delautre noticed something.',
          'Every year, towards the end of June, when the sun is at its highest, its rays come through the southern windows and fall to the floor exactly in the middle of the aisle. Nine spots of light, neatly in line, then lead from the door to the choir.',
          'It is no accident. The builders had measured, and waited. Their appointment is that of the longest day.',
        ),
        'epreuve.consigne':
          'What do we call this moment of the year, when the day is longest and the night is shortest?',
        'epreuve.reponses': [
          'solstice',
          'summer solstice',
          'June solstice',
          'midsummer solstice',
        ].join('\n'),
        'epreuve.indices.0': 'It is the first day of summer.',
        'epreuve.indices.1':
          'There are two of them a year. The other is in December. The word begins like “solar”.',
        'epreuve.motDeSucces': 'Yes! On that day, you need only walk in the light.',
        'epreuve.anecdote':
          'In December it is the other way round: the sun, very low, lights up the carved capitals at the very top of the pillars.',
        'epreuve.explication':
          'At the summer solstice, around 21 June, at noon by the sun (around 2 p.m. by our watches), nine spots of light trace a path down the middle of the nave.',
      },
      {
        titre: 'The voice in the meadow',
        lieu: 'Chapel of La Cordelle, on the northern slope of the hill',
        chemin:
          'A dirt track goes down the northern slope. You climb it again on the way back.',
        'image.texteAlternatif':
          'Drawing of a small chapel in a meadow, near a large wooden cross, below the hill and the basilica.',
        recit: paragraphs(
          '“My road goes on towards the south,” says the pilgrim. “Yours ends here, in the grass.”',
          'The meadow slopes gently, and the silence is deep. Imagine it black with people.',
          'It was Easter Day. King Louis VII was there, and Queen Eleanor, with lords from everywhere. The church was too small for them.',
          'So a thin, pale monk spoke in the open air, on the side of this hill: Bernard of Clairvaux. He was calling people to leave for Jerusalem.',
          'His voice carried so well that the crowd asked for crosses of cloth, and there were not enough for all. It was the start of the Second Crusade.',
          'Seventy-one years later, in 1217, other men stopped here, barefoot and without a sword: the first companions of Saint Francis to come to France. This chapel was theirs.',
        ),
        'epreuve.consigne':
          'One last padlock: the year in which Bernard of Clairvaux preached at Vézelay, in four digits.',
        'epreuve.indices.0':
          'The end of the story gives a date, and says how many years lie between them.',
        'epreuve.indices.1': 'Do the subtraction: 1217 minus 71.',
        'epreuve.motDeSucces':
          'Click! That is the right year. You have reached the end of the path.',
        'epreuve.anecdote':
          'The name Cordelle is thought to come from the cord that Franciscans wear around the waist as a belt.',
        'epreuve.explication': '1217 minus 71: 1146. It was 31 March, Easter Day.',
      },
    ],
  },
  de: {
    parcours: {
      titre: 'Der Weg des Lichts',
      resume:
        'Steigen Sie den Hügel hinauf wie ein Pilger im Mittelalter. Oben haben Baumeister eine Verabredung mit der Sonne versteckt. Auf welchen Tag fällt sie?',
      description: paragraphs(
        'Eine einzige Straße führt vom unteren Ende des Dorfes zur Basilika, und ganz Vézelay liegt an ihr. Die Quest folgt ihr, betritt die Kirche und steigt dann den Nordhang hinab zu einer Kapelle mitten in den Wiesen.',
        'Der Anstieg ist gleichmäßig, auf Kopfsteinpflaster. Der letzte Weg ist ein Erdweg und führt bergab: Heben Sie sich Kraft für den Rückweg auf. Die Basilika ist täglich geöffnet; der Eintritt ist frei, während der Gottesdienste in Stille.',
        'Hügel und Basilika gehören zum UNESCO-Welterbe.',
      ),
      'pratique.services.0.precision':
        'Bahnhof Sermizelles, dann Bus; bitte Fahrplan prüfen',
      'pratique.services.1.precision':
        'gebührenpflichtig, am unteren Dorfrand, gegenüber dem Aufstieg',
      'aventure.personnages.0.nom': 'Der Pilger',
      'aventure.personnages.0.portrait.texteAlternatif':
        'Zeichnung eines bärtigen Wanderers mit großem Hut, auf seinen Stab gestützt.',
    },
    etapes: [
      {
        titre: 'Das Zeichen des Reisenden',
        lieu: 'Rue Saint-Étienne, vor der ehemaligen Kirche Saint-Étienne',
        'image.texteAlternatif':
          'Zeichnung der Pflasterstraße, die ansteigt: links die ehemalige Kirche, ganz oben die Basilika, und Wanderer von hinten, einer mit Stab.',
        'autresImages.0.texteAlternatif':
          'Zeichnung des Hügels von Vézelay: Die Häuser steigen entlang der Straße bis zur Basilika an.',
        recit: paragraphs(
          'Sie stehen am Fuß des Anstiegs. Seit dem Mittelalter kommen hier Wanderer mit Stab und Tasche vorbei. Manche kommen an. Andere brechen auf: In Vézelay beginnt einer der großen Wege Frankreichs nach Santiago de Compostela, ganz am Ende Spaniens.',
          'Die ehemalige Kirche Saint-Étienne sah Tausende von ihnen vorbeiziehen.',
          'Stellen Sie sich ihre Rückkehr vor, Monate später. Sie hatten den Ozean gesehen. An einem Strand in Galicien hatten sie ein Andenken aufgehoben, flach und gerippt wie ein Fächer.',
          'Sie nähten es an ihren Mantel: Da wussten alle, woher sie kamen. Und zum Trinken an den Brunnen war es sehr praktisch.',
        ),
        'epreuve.consigne':
          'Der Blick nach unten lohnt sich: Dieses Andenken ist in die Straße eingelassen. Machen Sie ein Foto davon für das Stempelheft.',
        'epreuve.indices.0':
          'Seine Form zeigt noch heute den Weg nach Compostela, in Gelb auf blauem Grund.',
        'epreuve.indices.1':
          'Darin wohnte ein Meerestier, das man in Frankreich oft zu Weihnachten isst.',
        'epreuve.motDeSucces': 'Auf geht’s! Nun tragen Sie das Zeichen der Pilger.',
        'epreuve.anecdote':
          'Dieser Jakobsweg heißt Via Lemovicensis, der Weg von Vézelay. Er führt über Limoges und trifft am Fuß der Pyrenäen auf die anderen.',
        'epreuve.explication':
          'Die Jakobsmuschel ist das Abzeichen der Pilger nach Compostela. Sie diente ihnen auch als Becher. Muscheln aus Metall säumen die Straße bis zur Basilika.',
        'epreuve.autre.consigne':
          'Wo hoben die Pilger dieses Andenken laut der Erzählung auf?',
        'epreuve.autre.options.Sur une plage de Galice': 'An einem Strand in Galicien',
        'epreuve.autre.options.Dans la rivière': 'Im Fluss',
        'epreuve.autre.options.Sur la colline': 'Auf dem Hügel',
        'epreuve.autre.options.Dans l’église Saint-Étienne':
          'In der Kirche Saint-Étienne',
      },
      {
        titre: 'Das Kind, das den Hügel verließ',
        lieu: 'Geburtshaus von Théodore de Bèze, an der Straße hinauf zur Basilika',
        chemin: 'Die Straße steigt gleichmäßig an, auf Kopfsteinpflaster.',
        'image.texteAlternatif':
          'Zeichnung von Théodore de Bèze nach seinen Bildnissen: ein Mann mit langem weißem Bart und schwarzer Kappe.',
        recit: paragraphs(
          '„Ich bin seit Monaten unterwegs“, sagt der Pilger. „Kommen Sie zu Atem, ich erzähle Ihnen von diesem Haus.“',
          'In diesem Haus wurde am 24. Juni 1519 Théodore de Bèze geboren. Er war noch ganz klein, als ein Onkel ihn nach Paris holte. Als junger Mann schrieb er Verse auf Latein. Dann wählte er die Religion Calvins und musste Frankreich verlassen.',
          'In Genf unterrichtete er Griechisch, übertrug die Psalmen in Verse und wurde nach Calvins Tod das Oberhaupt der protestantischen Kirche. Aus ganz Europa kam man, um ihn zu hören. Er diskutierte mit Königen und Königinnen.',
          'Er starb am 13. Oktober 1605 in Genf. Damals war es schon selten, sechzig zu werden. Er lebte viel länger.',
        ),
        'epreuve.consigne':
          'Bringen Sie das Leben von Théodore de Bèze in die richtige Reihenfolge.',
        'epreuve.options.Il naît dans cette maison': 'Er wird in diesem Haus geboren',
        'epreuve.options.Un oncle l’emmène à Paris': 'Ein Onkel nimmt ihn mit nach Paris',
        'epreuve.options.Il écrit des vers en latin': 'Er schreibt Verse auf Latein',
        'epreuve.options.Il doit quitter la France': 'Er muss Frankreich verlassen',
        'epreuve.options.Il devient chef de l’Église protestante':
          'Er wird Oberhaupt der protestantischen Kirche',
        'epreuve.indices.0': 'Er war noch ganz klein, als er nach Paris kam.',
        'epreuve.indices.1': 'Er war Dichter, bevor er die Religion Calvins wählte.',
        'epreuve.motDeSucces': 'Genau: ein langes Leben, fern von seinem Hügel.',
        'epreuve.anecdote':
          'Er starb mit sechsundachtzig Jahren, für sein Jahrhundert sehr selten. Seine Psalmen in französischen Versen werden in protestantischen Kirchen noch gesungen.',
        'epreuve.explication':
          '1519 geboren und ganz klein nach Paris gebracht, schreibt er zuerst Verse, verlässt Frankreich in Richtung Genf und folgt auf Calvin. Er stirbt 1605.',
      },
      {
        titre: 'Die Völker vom Ende der Welt',
        lieu: 'Vorplatz der Basilika Sainte-Marie-Madeleine, vor dem Westportal',
        'image.texteAlternatif':
          'Zeichnung der Fassade der Basilika: drei Rundbogenportale, ein großer verzierter Giebel mit Fenstern, rechts ein hoher Turm, links ein anderer, der weiter unten aufhört.',
        recit: paragraphs(
          '„Still. Wir gehen hinein. Schauen Sie nach oben und sagen Sie mir, was Sie sehen.“',
          'Das ist die Madeleine. Treten Sie in die Vorhalle, die man Narthex nennt, und lassen Sie die Augen sich an den Schatten gewöhnen.',
          'Über der großen Tür öffnet ein riesiger Christus die Hände. Strahlen gehen von ihnen aus und berühren die Köpfe seiner Apostel: Er schickt sie aus, zur ganzen Welt zu sprechen.',
          'Aber wie sah die ganze Welt um 1130 aus? Die Bildhauer waren nicht gereist.',
          'Sie folgten den alten Büchern, in denen ferne Länder von seltsamen Wesen bewohnt sind: Jäger mit Hundeköpfen, Leute mit so großen Ohren, dass sie sich darin einwickeln, und Männer, so klein, dass sie eine Leiter brauchen, um aufs Pferd zu steigen.',
        ),
        'epreuve.consigne':
          'Welche erfundenen Völker sind rund um Christus gemeißelt? Wählen Sie alle aus.',
        'epreuve.options.Des hommes à tête de chien': 'Männer mit Hundeköpfen',
        'epreuve.options.Des gens aux oreilles immenses': 'Leute mit riesigen Ohren',
        'epreuve.options.De tout petits hommes, avec une échelle':
          'Ganz kleine Männer mit einer Leiter',
        'epreuve.options.Des sirènes à queue de poisson':
          'Meerjungfrauen mit Fischschwanz',
        'epreuve.options.Des géants à un seul œil': 'Riesen mit einem einzigen Auge',
        'epreuve.indices.0':
          'Ist die Tür zu? Dann die Erzählung noch einmal lesen: Sie nennt sie.',
        'epreuve.motDeSucces': 'Sie haben den Blick der Bildhauer!',
        'epreuve.anecdote':
          '1840 drohte die Kirche einzustürzen. Ihre Restaurierung wurde einem sechsundzwanzigjährigen, damals unbekannten Architekten anvertraut: Eugène Viollet-le-Duc.',
        'epreuve.explication':
          'Auf dem Türsturz und in den Feldern des Tympanons ziehen die Kynokephalen (mit Hundeköpfen), die Panotier (mit großen Ohren) und die Pygmäen mit ihrer Leiter vorbei.',
        'epreuve.autre.consigne': 'Wie heißt die Vorhalle der Kirche laut der Erzählung?',
        'epreuve.autre.options.Le narthex': 'Der Narthex',
        'epreuve.autre.options.Le tympan': 'Das Tympanon',
        'epreuve.autre.options.La nef': 'Das Langhaus',
        'epreuve.autre.options.Le cloître': 'Der Kreuzgang',
      },
      {
        titre: 'Die Verabredung mit der Sonne',
        lieu: 'Im Langhaus der Basilika',
        'image.texteAlternatif':
          'Zeichnung des Langhauses: hell und braun gestreifte Bögen, ein lichter Chor und neun Lichtflecken in der Mitte des Gangs.',
        recit: paragraphs(
          'Gehen Sie bis zur Mitte des Langhauses. Rundum haben die Bögen zwei Farben, hell und braun, wie Streifen. Hinten ist der Chor so hell, dass man ihn für eine Lampe halten könnte.',
          'Jahrhundertelang glaubte man, das sei alles. Dann, 1976, bemerkte Pater Hugues Delautre etwas.',
          'Jedes Jahr gegen Ende Juni, wenn die Sonne am höchsten steht, fallen ihre Strahlen durch die Südfenster genau in die Mitte des Gangs. Neun Lichtflecken, schön in einer Reihe, führen dann von der Tür bis zum Chor.',
          'Das ist kein Zufall. Die Baumeister hatten gemessen und gewartet. Ihre Verabredung gilt dem längsten Tag.',
        ),
        'epreuve.consigne':
          'Wie heißt dieser Zeitpunkt im Jahr, an dem der Tag am längsten und die Nacht am kürzesten ist?',
        'epreuve.reponses': [
          'Sonnenwende',
          'Sommersonnenwende',
          'Sonnwende',
          'Solstitium',
        ].join('\n'),
        'epreuve.indices.0': 'Es ist der erste Tag des Sommers.',
        'epreuve.indices.1':
          'Es gibt zwei im Jahr. Der andere liegt im Dezember. Im Wort steckt die Sonne.',
        'epreuve.motDeSucces': 'Ja! An diesem Tag braucht man nur im Licht zu gehen.',
        'epreuve.anecdote':
          'Im Dezember ist es umgekehrt: Die Sonne, ganz tief, beleuchtet die verzierten Kapitelle ganz oben an den Pfeilern.',
        'epreuve.explication':
          'Zur Sommersonnenwende, um den 21. Juni, mittags nach der Sonne (gegen 14 Uhr auf unseren Uhren), zeichnen neun Lichtflecken einen Weg in die Mitte des Langhauses.',
      },
      {
        titre: 'Die Stimme auf der Wiese',
        lieu: 'Kapelle La Cordelle, am Nordhang des Hügels',
        chemin:
          'Ein Erdweg führt den Nordhang hinab. Auf dem Rückweg geht es ihn wieder hinauf.',
        'image.texteAlternatif':
          'Zeichnung einer kleinen Kapelle auf einer Wiese, bei einem großen Holzkreuz, unterhalb von Hügel und Basilika.',
        recit: paragraphs(
          '„Mein Weg geht weiter nach Süden“, sagt der Pilger. „Ihrer endet hier, im Gras.“',
          'Die Wiese fällt sanft ab, und die Stille ist groß. Man muss sie sich schwarz von Menschen vorstellen.',
          'Es war an einem Ostertag. König Ludwig VII. war da, und Königin Eleonore, mit Herren von überall her. Die Kirche war zu klein für sie.',
          'Da sprach ein magerer, blasser Mönch unter freiem Himmel, am Hang dieses Hügels: Bernhard von Clairvaux. Er rief zum Aufbruch nach Jerusalem auf.',
          'Seine Stimme trug so weit, dass die Menge Kreuze aus Stoff verlangte, und es gab nicht genug für alle. Es war der Aufbruch zum Zweiten Kreuzzug.',
          'Einundsiebzig Jahre später, 1217, machten hier andere Männer halt, barfuß und ohne Schwert: die ersten Gefährten des heiligen Franziskus in Frankreich. Diese Kapelle gehörte ihnen.',
        ),
        'epreuve.consigne':
          'Ein letztes Schloss: das Jahr, in dem Bernhard von Clairvaux in Vézelay predigte, in vier Ziffern.',
        'epreuve.indices.0':
          'Das Ende der Erzählung nennt eine Jahreszahl und sagt, wie viele Jahre dazwischen liegen.',
        'epreuve.indices.1': 'Rechnen Sie: 1217 minus 71.',
        'epreuve.motDeSucces': 'Klack! Das richtige Jahr. Sie sind am Ende des Weges.',
        'epreuve.anecdote':
          'Der Name Cordelle kommt wohl von dem Strick, den die Franziskaner als Gürtel um die Hüfte tragen.',
        'epreuve.explication': '1217 minus 71: 1146. Es war der 31. März, Ostersonntag.',
      },
    ],
  },
};
