import { paragraphs } from '../seed-parcours.ts';
import type { SeedTraductions } from './seed-traduction.ts';

/** « Trois tours face à l’océan » in all five languages. */
export const laRochelleTraductions: SeedTraductions = {
  en: {
    parcours: {
      titre: 'Three towers facing the ocean',
      resume:
        'A leaning tower, a chain drawn every evening, a lantern for sailors: around the Vieux-Port, La Rochelle tells how a town becomes free.',
      description: paragraphs(
        'A guided tour at your own pace, with no riddles, from the Vieux-Port to the town hall and back. One photo to take, one chain to find, one code to scan: nothing more. The way is flat, and sheltered by arcades when it rains.',
        'The three towers can be visited with a single ticket. Their stairs are narrow and steep, but the view from the top reaches as far as the Île de Ré.',
        'Walk at high tide if you can: the harbour is lovelier then.',
      ),
    },
    etapes: [
      {
        titre: 'The leaning tower',
        lieu: 'Tour Saint-Nicolas, at the entrance to the Vieux-Port, east side',
        'image.texteAlternatif':
          'Drawing of the Tour Saint-Nicolas: massive, battlemented, leaning a little, at the water’s edge.',
        recit: paragraphs(
          'Step back a little, and tilt your head. No, it is not you: the Tour Saint-Nicolas is crooked.',
          'When it was built, in the 14th century, it was set on long oak piles driven into the mud. The mud gave way. So the masons straightened the upper floors, and the tower held. It was finished in 1376.',
          'A legend gives another reason. The fairy Mélusine was flying over the town, her apron full of stones. The apron tore, and the stones fell in a heap.',
          'In those days, the people of La Rochelle had just driven out the English and given themselves to the king of France. In return, he let them govern themselves almost alone.',
        ),
      },
      {
        titre: 'The bell tower of survivors',
        lieu: 'Church of Saint-Sauveur, beside the Maubec canal',
        'image.texteAlternatif':
          'Drawing of the bell tower of Saint-Sauveur: a square tower with a flat top, beside the canal and its bridge.',
        recit: paragraphs(
          'This bell tower has seen everything. It dates from the 15th century, and the church beside it is much younger.',
          'In the 16th century, La Rochelle became one of the Protestant capitals of France. The Catholic churches were pulled down. But the bell tower of Saint-Sauveur was kept: from its top, people watched the countryside and the sea. Cannons were even hauled up it.',
          'When the Catholics came back, the church was rebuilt. A fire consumed it at the beginning of the 18th century. It was rebuilt again. That is why the stone changes colour and style from one wall to the next. A church, sometimes, is one long act of stubbornness.',
        ),
      },
      {
        titre: 'The house of the stubborn mayor',
        lieu: 'Town hall, Place de l’Hôtel-de-Ville',
        'image.texteAlternatif':
          'Drawing of the town hall: a fortified wall with battlements, a pointed belfry, and a slate roof behind.',
        'autrefois.image.texteAlternatif':
          'Drawing of the town hall after the fire: the battlemented wall still stands, but of the roof only smoking beams are left.',
        'autrefois.aujourdhui.texteAlternatif':
          'Drawing of the restored town hall: the slate roof and its dormers are back.',
        recit: paragraphs(
          'Here is one of the oldest town halls in France still in use. Outside, a fortified wall; inside, the courtyard of a palace, with arcades and a carved gallery.',
          'In 1627, Cardinal Richelieu came to besiege the Protestant town. During the siege, the people of La Rochelle chose a sailor as their mayor, Jean Guiton.',
          'The story goes that he laid his dagger on the council table, and promised to pierce the heart of the first man to speak of surrender. Richelieu closed off the sea with an immense dyke.',
          'The siege lasted more than a year. Hunger won, and the town opened its gates in October 1628.',
          'On 28 June 2013, fire ravaged this building. It took more than six years to give it back to the town.',
        ),
        'epreuve.consigne':
          'Stand in front of the town hall, where the drawing was made.',
        'epreuve.motDeSucces':
          'You are there. In 2013, only beams were left of the roof.',
        'epreuve.anecdote':
          'The town hall reopened in December 2019, with a slate roof rebuilt as it had been.',
      },
      {
        titre: 'The ledgers of the sea',
        lieu: 'Hôtel de la Bourse, Rue du Palais',
        'image.texteAlternatif':
          'Drawing of the courtyard of the Bourse: a gallery of columns, and above it the carved stern of a ship between two anchors.',
        recit: paragraphs(
          'Push the gate, if it is open. At the far end of the courtyard, a gallery of columns; on the walls, sterns of ships, anchors and instruments of navigation.',
          'We are at the merchants’. The Hôtel de la Bourse was built for them in the second half of the 18th century.',
          'Here, people bought and sold what the ships brought home: furs from Canada, sugar and indigo from Saint-Domingue. This wealth had a dark side, and it must be told.',
          'La Rochelle was one of the great French ports of the slave trade. Ships that sailed from here carried off more than a hundred thousand Africans by force to the plantations of the Caribbean.',
          'The town remembers, and its Musée du Nouveau Monde tells the story.',
        ),
        'epreuve.consigne':
          'A photo for the logbook: look on the walls of the courtyard for the carved stern of a ship, and take its picture.',
        'epreuve.indices.0': 'The stern is the back of the ship. Look above the columns.',
        'epreuve.motDeSucces': 'A ship of stone, which has never left harbour.',
        'epreuve.anecdote':
          'Several merchants paid for a ship together: if it was lost, none of them was ruined alone.',
        'epreuve.explication': 'The photo stays on your phone, in the logbook.',
        'epreuve.autre.consigne': 'In the story, who was this house built for?',
        'epreuve.autre.options.Pour les négociants': 'For the merchants',
        'epreuve.autre.options.Pour le maire': 'For the mayor',
        'epreuve.autre.options.Pour les pêcheurs': 'For the fishermen',
        'epreuve.autre.options.Pour le roi': 'For the king',
      },
      {
        titre: 'The evening chain',
        lieu: 'Tour de la Chaîne, at the entrance to the Vieux-Port, west side',
        'image.texteAlternatif':
          'Drawing of the entrance to the Vieux-Port, seen from the sea: on the right, the Tour Saint-Nicolas, massive and leaning a little; on the left, the Tour de la Chaîne, lower, and a chain drawn between them; further off, the spire of the Tour de la Lanterne.',
        recit: paragraphs(
          'Every evening, when the last boat was home, a great clanking was heard here. From the tower, a huge chain was drawn across to the tower opposite.',
          'The harbour was locked. The captain lived on the spot, with his family and his soldiers. He counted the ships, and made them pay to pass.',
          'The tower was built from 1382 to 1390. In 1651, the gunpowder kept in it exploded, and the roof flew off. It stayed open to the rain for nearly three centuries.',
          'Thousands of men and women who left from here for Canada saw these two towers grow small behind them. Many never saw them again.',
        ),
        'epreuve.consigne':
          'The old chain is still here, on the little cobbled square at the foot of the tower. Go closer, until you can touch it.',
        'epreuve.indices.0':
          'Follow the quay with the town behind you: the square is just before the tower.',
        'epreuve.motDeSucces': 'Heavy, isn’t it? The harbour is open.',
        'epreuve.anecdote':
          'Rabelais made fun of it: he told that this chain had first been used to tie the giant Pantagruel in his cradle.',
        'epreuve.explication':
          'The chain is displayed on the square that leads to the tower.',
        'epreuve.autre.consigne': 'In the story, what was the chain for?',
        'epreuve.autre.options.À fermer le port': 'To close the harbour',
        'epreuve.autre.options.À amarrer les navires': 'To moor the ships',
        'epreuve.autre.options.À lever l’ancre': 'To weigh anchor',
        'epreuve.autre.options.À tenir la tour': 'To hold the tower up',
      },
      {
        titre: 'The lantern and the prisoners',
        lieu: 'Tour de la Lanterne, Rue Sur-les-Murs',
        'image.texteAlternatif':
          'Drawing of the Tour de la Lanterne: a round base, a tall stone spire set with crockets, and a glazed turret.',
        recit: paragraphs(
          'The street you walked along is called “Sur-les-Murs”, on the walls: you were on the old rampart.',
          'At the tip of its spire, this tower is more than fifty metres tall. In the little glazed turret, a great candle was lit to guide the boats. It is the last medieval lighthouse on this coast.',
          'Then the tower became a prison. English, Dutch and Spanish privateers were locked up in it. To while away the time, they carved the walls: more than six hundred drawings, ships above all, with every rope in its place.',
          'In 1822, young sergeants were locked up here, accused of plotting against the king.',
          'The ocean is at the end of the street. You are free to go.',
        ),
        'epreuve.consigne':
          'The prisoners carved ships. The last sign for you to read is more recent: the little black and white square on the plaque. Scan it, or type the code written below it.',
        'epreuve.indices.0': 'No plaque? The code is: LANTERNE LIBRE 22 A.',
        'epreuve.indices.1': 'The spaces do not count.',
        'epreuve.motDeSucces': 'The gate opens. You are free!',
        'epreuve.anecdote':
          'Since 2015, two gargoyles of the tower have had the faces of cartoonists, Cabu and Wolinski.',
        'epreuve.explication': 'The code is the one on the plaque of this tour.',
        'epreuve.autre.consigne': 'In the story, what did the prisoners mostly carve?',
        'epreuve.autre.options.Des navires': 'Ships',
        'epreuve.autre.options.Des clés': 'Keys',
        'epreuve.autre.options.Des oiseaux': 'Birds',
        'epreuve.autre.options.Des visages': 'Faces',
      },
    ],
  },
  de: {
    parcours: {
      titre: 'Drei Türme am Ozean',
      resume:
        'Ein schiefer Turm, eine Kette, die jeden Abend gespannt wurde, eine Laterne für die Seeleute: Rund um den Vieux-Port erzählt La Rochelle, wie eine Stadt frei wird.',
      description: paragraphs(
        'Eine Führung im eigenen Tempo, ohne Rätsel, vom Vieux-Port zum Rathaus und zurück. Ein Foto machen, eine Kette finden, einen Code scannen: mehr nicht. Der Weg ist eben, und bei Regen geht man unter Arkaden.',
        'Die drei Türme lassen sich mit einer einzigen Eintrittskarte besuchen. Ihre Treppen sind schmal und steil, doch der Blick von oben reicht bis zur Île de Ré.',
        'Am schönsten ist der Hafen bei Flut.',
      ),
    },
    etapes: [
      {
        titre: 'Der schiefe Turm',
        lieu: 'Tour Saint-Nicolas, an der Einfahrt zum Vieux-Port, Ostseite',
        'image.texteAlternatif':
          'Zeichnung der Tour Saint-Nicolas: wuchtig, mit Zinnen, ein wenig geneigt, am Wasser.',
        recit: paragraphs(
          'Ein paar Schritte zurück, und den Kopf ein wenig schief gelegt. Nein, es liegt nicht an Ihnen: Die Tour Saint-Nicolas steht schief.',
          'Als man sie im 14. Jahrhundert baute, stellte man sie auf lange Eichenpfähle, die in den Schlick gerammt wurden. Der Schlick gab nach. Da richteten die Maurer die oberen Stockwerke wieder gerade, und der Turm hielt. Er wurde 1376 fertig.',
          'Eine Legende nennt einen anderen Grund. Die Fee Melusine flog über die Stadt, die Schürze voller Steine. Die Schürze riss, und die Steine fielen auf einen Haufen.',
          'Damals hatten die Bewohner von La Rochelle gerade die Engländer vertrieben und sich dem König von Frankreich unterstellt. Dafür ließ er sie sich fast allein regieren.',
        ),
      },
      {
        titre: 'Der Glockenturm, der alles überlebte',
        lieu: 'Kirche Saint-Sauveur, am Maubec-Kanal',
        'image.texteAlternatif':
          'Zeichnung des Glockenturms von Saint-Sauveur: ein viereckiger Turm mit flachem Abschluss, am Kanal mit seiner Brücke.',
        recit: paragraphs(
          'Dieser Glockenturm hat alles gesehen. Er stammt aus dem 15. Jahrhundert, und die Kirche neben ihm ist viel jünger.',
          'Im 16. Jahrhundert wurde La Rochelle eine der protestantischen Hauptstädte Frankreichs. Die katholischen Kirchen riss man ab. Den Glockenturm von Saint-Sauveur aber behielt man: Von oben überwachte man das Land und das Meer. Sogar Kanonen schaffte man hinauf.',
          'Als die Katholiken zurückkehrten, baute man die Kirche wieder auf. Anfang des 18. Jahrhunderts verzehrte sie ein Brand. Man baute sie noch einmal auf. Deshalb wechselt der Stein von Mauer zu Mauer Farbe und Stil. Eine Kirche ist manchmal eine lange Beharrlichkeit.',
        ),
      },
      {
        titre: 'Das Haus des sturen Bürgermeisters',
        lieu: 'Rathaus, Place de l’Hôtel-de-Ville',
        'image.texteAlternatif':
          'Zeichnung des Rathauses: eine befestigte Mauer mit Zinnen, ein spitzer Turm und dahinter ein Schieferdach.',
        'autrefois.image.texteAlternatif':
          'Zeichnung des Rathauses nach dem Brand: Die Mauer mit den Zinnen steht noch, doch vom Dach sind nur rauchende Balken übrig.',
        'autrefois.aujourdhui.texteAlternatif':
          'Zeichnung des restaurierten Rathauses: Das Schieferdach und seine Gauben sind zurück.',
        recit: paragraphs(
          'Hier steht eines der ältesten Rathäuser Frankreichs, die noch in Gebrauch sind. Außen eine befestigte Mauer; innen der Hof eines Palastes, mit Arkaden und einer verzierten Galerie.',
          '1627 kam Kardinal Richelieu, um die protestantische Stadt zu belagern. Während der Belagerung nahmen sich die Bewohner von La Rochelle einen Seemann zum Bürgermeister, Jean Guiton.',
          'Man erzählt, er habe seinen Dolch auf den Ratstisch gelegt und versprochen, dem Ersten das Herz zu durchbohren, der von Übergabe spreche. Richelieu sperrte das Meer mit einem riesigen Damm ab.',
          'Die Belagerung dauerte mehr als ein Jahr. Der Hunger siegte, und im Oktober 1628 öffnete die Stadt ihre Tore.',
          'Am 28. Juni 2013 verwüstete ein Feuer dieses Gebäude. Es brauchte mehr als sechs Jahre, um es der Stadt zurückzugeben.',
        ),
        'epreuve.consigne':
          'Stellen Sie sich vor das Rathaus, dorthin, wo die Zeichnung entstanden ist.',
        'epreuve.motDeSucces': 'Genau hier. 2013 waren vom Dach nur noch Balken übrig.',
        'epreuve.anecdote':
          'Im Dezember 2019 öffnete das Rathaus wieder, mit einem Schieferdach, wie es vorher war.',
      },
      {
        titre: 'Die Rechnungsbücher des Meeres',
        lieu: 'Hôtel de la Bourse, Rue du Palais',
        'image.texteAlternatif':
          'Zeichnung des Hofs der Börse: eine Galerie aus Säulen, darüber das gemeißelte Heck eines Schiffs zwischen zwei Ankern.',
        recit: paragraphs(
          'Ist das Gitter offen? Dann hinein. Hinten im Hof eine Galerie aus Säulen; an den Wänden Schiffshecks, Anker und Instrumente der Seefahrt.',
          'Wir sind bei den Kaufleuten. Das Hôtel de la Bourse wurde in der zweiten Hälfte des 18. Jahrhunderts für sie gebaut.',
          'Hier kaufte und verkaufte man, was die Schiffe mitbrachten: Pelze aus Kanada, Zucker und Indigo aus Saint-Domingue. Dieser Reichtum hatte eine dunkle Seite, und sie muss gesagt werden.',
          'La Rochelle war einer der großen französischen Häfen des Sklavenhandels. Schiffe, die von hier ausliefen, haben mehr als hunderttausend Menschen aus Afrika mit Gewalt auf die Plantagen der Antillen verschleppt.',
          'Die Stadt erinnert daran, und ihr Musée du Nouveau Monde erzählt davon.',
        ),
        'epreuve.consigne':
          'Ein Foto für das Stempelheft: An den Wänden des Hofs ist das Heck eines Schiffs gemeißelt. Suchen und fotografieren!',
        'epreuve.indices.0':
          'Das Heck ist der hintere Teil des Schiffs. Ein Blick über die Säulen hilft.',
        'epreuve.motDeSucces': 'Ein Schiff aus Stein, das den Hafen nie verlassen hat.',
        'epreuve.anecdote':
          'Die Kaufleute bezahlten ein Schiff zu mehreren: Ging es verloren, war keiner allein ruiniert.',
        'epreuve.explication': 'Das Foto bleibt auf dem Telefon, im Stempelheft.',
        'epreuve.autre.consigne': 'Für wen wurde dieses Haus laut der Erzählung gebaut?',
        'epreuve.autre.options.Pour les négociants': 'Für die Kaufleute',
        'epreuve.autre.options.Pour le maire': 'Für den Bürgermeister',
        'epreuve.autre.options.Pour les pêcheurs': 'Für die Fischer',
        'epreuve.autre.options.Pour le roi': 'Für den König',
      },
      {
        titre: 'Die Kette am Abend',
        lieu: 'Tour de la Chaîne, an der Einfahrt zum Vieux-Port, Westseite',
        'image.texteAlternatif':
          'Zeichnung der Einfahrt zum Vieux-Port, vom Meer aus: rechts die Tour Saint-Nicolas, wuchtig und ein wenig geneigt; links, niedriger, die Tour de la Chaîne, und zwischen beiden eine gespannte Kette; weiter hinten die Spitze der Tour de la Lanterne.',
        recit: paragraphs(
          'Jeden Abend, wenn das letzte Boot zurück war, hörte man hier ein lautes Rasseln. Vom Turm aus spannte man eine gewaltige Kette bis zum Turm gegenüber.',
          'Der Hafen war abgeschlossen. Der Hauptmann wohnte an Ort und Stelle, mit seiner Familie und seinen Soldaten. Er zählte die Schiffe und ließ sie für die Durchfahrt zahlen.',
          'Der Turm wurde von 1382 bis 1390 gebaut. 1651 explodierte das Pulver, das man darin aufbewahrte, und das Dach flog davon. Fast drei Jahrhunderte lang regnete es hinein.',
          'Tausende Männer und Frauen, die von hier nach Kanada aufbrachen, sahen diese beiden Türme hinter sich kleiner werden. Viele sahen sie nie wieder.',
        ),
        'epreuve.consigne':
          'Die alte Kette ist noch da, auf dem kleinen gepflasterten Platz am Fuß des Turms. Gehen Sie hin, bis Sie sie berühren können.',
        'epreuve.indices.0':
          'Dem Kai folgen, die Stadt im Rücken: Der Platz liegt kurz vor dem Turm.',
        'epreuve.motDeSucces': 'Schwer, nicht wahr? Der Hafen ist offen.',
        'epreuve.anecdote':
          'Rabelais machte sich darüber lustig: Er erzählte, mit dieser Kette habe man zuerst den Riesen Pantagruel in seiner Wiege festgebunden.',
        'epreuve.explication':
          'Die Kette ist auf dem Platz ausgestellt, der zum Turm führt.',
        'epreuve.autre.consigne': 'Wozu diente die Kette laut der Erzählung?',
        'epreuve.autre.options.À fermer le port': 'Um den Hafen zu schließen',
        'epreuve.autre.options.À amarrer les navires': 'Um die Schiffe festzumachen',
        'epreuve.autre.options.À lever l’ancre': 'Um den Anker zu lichten',
        'epreuve.autre.options.À tenir la tour': 'Um den Turm zu halten',
      },
      {
        titre: 'Die Laterne und die Gefangenen',
        lieu: 'Tour de la Lanterne, Rue Sur-les-Murs',
        'image.texteAlternatif':
          'Zeichnung der Tour de la Lanterne: ein runder Unterbau, eine hohe steinerne Spitze mit Krabben und ein verglastes Türmchen.',
        recit: paragraphs(
          'Die Straße, die Sie gegangen sind, heißt „Sur-les-Murs“, auf den Mauern: Sie waren auf dem alten Wall.',
          'Bis zur Spitze ist dieser Turm mehr als fünfzig Meter hoch. In dem kleinen verglasten Türmchen zündete man eine große Kerze an, um die Schiffe zu leiten. Es ist der letzte Leuchtturm des Mittelalters an dieser Küste.',
          'Dann wurde der Turm zum Gefängnis. Englische, niederländische und spanische Korsaren wurden hier eingesperrt. Gegen die Langeweile ritzten sie in die Wände: mehr als sechshundert Zeichnungen, vor allem Schiffe, jedes Tau an seinem Platz.',
          '1822 wurden hier junge Sergeanten eingesperrt, angeklagt, sich gegen den König verschworen zu haben.',
          'Der Ozean ist am Ende der Straße. Sie sind frei, hinzugehen.',
        ),
        'epreuve.consigne':
          'Die Gefangenen ritzten Schiffe. Das letzte Zeichen ist jünger: das kleine schwarz-weiße Quadrat auf der Tafel. Scannen Sie es, oder tippen Sie den Code darunter ein.',
        'epreuve.indices.0': 'Keine Tafel? Der Code lautet: LANTERNE LIBRE 22 A.',
        'epreuve.indices.1': 'Die Leerzeichen zählen nicht.',
        'epreuve.motDeSucces': 'Das Gitter geht auf. Sie sind frei!',
        'epreuve.anecdote':
          'Seit 2015 tragen zwei Wasserspeier des Turms die Gesichter von Zeichnern, Cabu und Wolinski.',
        'epreuve.explication': 'Der Code ist der auf der Tafel dieser Führung.',
        'epreuve.autre.consigne':
          'Was ritzten die Gefangenen laut der Erzählung vor allem?',
        'epreuve.autre.options.Des navires': 'Schiffe',
        'epreuve.autre.options.Des clés': 'Schlüssel',
        'epreuve.autre.options.Des oiseaux': 'Vögel',
        'epreuve.autre.options.Des visages': 'Gesichter',
      },
    ],
  },
  nl: {
    parcours: {
      titre: 'Drie torens aan de oceaan',
      resume:
        'Een scheve toren, een ketting die elke avond werd gespannen, een lantaarn voor de zeelui: rond de Vieux-Port vertelt La Rochelle hoe een stad vrij wordt.',
      description: paragraphs(
        'Een rondleiding in je eigen tempo, zonder raadsels, van de Vieux-Port naar het stadhuis en terug. Eén foto maken, één ketting vinden, één code scannen: meer niet. De route is vlak, en bij regen loop je onder arcades.',
        'De drie torens zijn met één kaartje te bezoeken. De trappen zijn smal en steil, maar het uitzicht boven reikt tot aan het Île de Ré.',
        'Wandel het liefst bij hoog water: dan is de haven mooier.',
      ),
    },
    etapes: [
      {
        titre: 'De scheve toren',
        lieu: 'Tour Saint-Nicolas, aan de ingang van de Vieux-Port, oostkant',
        'image.texteAlternatif':
          'Tekening van de Tour Saint-Nicolas: massief, met kantelen, een beetje scheef, aan het water.',
        recit: paragraphs(
          'Doe een paar stappen achteruit en houd je hoofd een beetje schuin. Nee, het ligt niet aan jou: de Tour Saint-Nicolas staat scheef.',
          'Toen hij in de 14e eeuw werd gebouwd, zette men hem op lange eiken palen in het slib. Het slib gaf mee. De metselaars zetten de bovenste verdiepingen weer recht, en de toren hield stand. In 1376 was hij klaar.',
          'Een legende geeft een andere reden. De fee Mélusine vloog over de stad met haar schort vol stenen. De schort scheurde, en de stenen vielen op een hoop.',
          'In die tijd hadden de inwoners van La Rochelle net de Engelsen verjaagd en zich aan de koning van Frankrijk gegeven. In ruil daarvoor liet hij hen bijna helemaal zichzelf besturen.',
        ),
      },
      {
        titre: 'De klokkentoren die alles overleefde',
        lieu: 'Kerk Saint-Sauveur, aan het kanaal van Maubec',
        'image.texteAlternatif':
          'Tekening van de klokkentoren van Saint-Sauveur: een vierkante toren met een platte top, langs het kanaal en zijn brug.',
        recit: paragraphs(
          'Deze klokkentoren heeft alles gezien. Hij dateert uit de 15e eeuw, en de kerk ernaast is veel jonger.',
          'In de 16e eeuw werd La Rochelle een van de protestantse hoofdsteden van Frankrijk. De katholieke kerken werden afgebroken. Maar de klokkentoren van Saint-Sauveur bleef: van boven hield men het land en de zee in de gaten. Er werden zelfs kanonnen naar boven gehesen.',
          'Toen de katholieken terugkwamen, werd de kerk herbouwd. Begin 18e eeuw ging ze in vlammen op. Ze werd nog eens herbouwd. Daarom verandert de steen van muur tot muur van kleur en stijl. Een kerk is soms één lange volharding.',
        ),
      },
      {
        titre: 'Het huis van de koppige burgemeester',
        lieu: 'Stadhuis, Place de l’Hôtel-de-Ville',
        'image.texteAlternatif':
          'Tekening van het stadhuis: een versterkte muur met kantelen, een spitse toren, en daarachter een leien dak.',
        'autrefois.image.texteAlternatif':
          'Tekening van het stadhuis na de brand: de muur met kantelen staat nog, maar van het dak zijn alleen rokende balken over.',
        'autrefois.aujourdhui.texteAlternatif':
          'Tekening van het gerestaureerde stadhuis: het leien dak en zijn dakkapellen zijn terug.',
        recit: paragraphs(
          'Dit is een van de oudste stadhuizen van Frankrijk die nog in gebruik zijn. Buiten een versterkte muur; binnen de binnenplaats van een paleis, met arcades en een gebeeldhouwde galerij.',
          'In 1627 kwam kardinaal Richelieu de protestantse stad belegeren. Tijdens het beleg kozen de inwoners een zeeman als burgemeester, Jean Guiton.',
          'Men vertelt dat hij zijn dolk op de raadstafel legde en beloofde het hart te doorboren van de eerste die over overgave zou spreken. Richelieu sloot de zee af met een enorme dam.',
          'Het beleg duurde meer dan een jaar. De honger won, en in oktober 1628 opende de stad haar poorten.',
          'Op 28 juni 2013 verwoestte een brand dit gebouw. Het duurde meer dan zes jaar om het aan de stad terug te geven.',
        ),
        'epreuve.consigne':
          'Ga voor het stadhuis staan, op de plek waar de tekening is gemaakt.',
        'epreuve.motDeSucces':
          'Hier is het. Van het dak waren in 2013 alleen nog balken over.',
        'epreuve.anecdote':
          'Het stadhuis ging in december 2019 weer open, met een leien dak zoals het was.',
      },
      {
        titre: 'De rekeningen van de zee',
        lieu: 'Hôtel de la Bourse, Rue du Palais',
        'image.texteAlternatif':
          'Tekening van de binnenplaats van de Beurs: een zuilengalerij, en daarboven de gebeeldhouwde achtersteven van een schip tussen twee ankers.',
        recit: paragraphs(
          'Duw tegen het hek, als het open is. Achter op de binnenplaats een zuilengalerij; op de muren achterstevens, ankers en instrumenten van de zeevaart.',
          'We zijn bij de handelaren. Het Hôtel de la Bourse werd in de tweede helft van de 18e eeuw voor hen gebouwd.',
          'Hier kocht en verkocht men wat de schepen meebrachten: bont uit Canada, suiker en indigo uit Saint-Domingue. Die rijkdom had een schaduwkant, en die moet gezegd worden.',
          'La Rochelle was een van de grote Franse havens van de slavenhandel. Schepen die hiervandaan vertrokken, hebben meer dan honderdduizend Afrikanen met geweld naar de plantages van de Antillen gebracht.',
          'De stad herdenkt het, en haar Musée du Nouveau Monde vertelt erover.',
        ),
        'epreuve.consigne':
          'Een foto voor het logboek: zoek op de muren van de binnenplaats een gebeeldhouwde achtersteven, en maak er een foto van.',
        'epreuve.indices.0':
          'De achtersteven is de achterkant van het schip. Kijk boven de zuilen.',
        'epreuve.motDeSucces': 'Een schip van steen, dat de haven nooit heeft verlaten.',
        'epreuve.anecdote':
          'De handelaren betaalden een schip met z’n allen: als het verging, was niemand alleen geruïneerd.',
        'epreuve.explication': 'De foto blijft op je telefoon, in het logboek.',
        'epreuve.autre.consigne': 'Voor wie werd dit huis gebouwd, volgens het verhaal?',
        'epreuve.autre.options.Pour les négociants': 'Voor de handelaren',
        'epreuve.autre.options.Pour le maire': 'Voor de burgemeester',
        'epreuve.autre.options.Pour les pêcheurs': 'Voor de vissers',
        'epreuve.autre.options.Pour le roi': 'Voor de koning',
      },
      {
        titre: 'De ketting van de avond',
        lieu: 'Tour de la Chaîne, aan de ingang van de Vieux-Port, westkant',
        'image.texteAlternatif':
          'Tekening van de ingang van de Vieux-Port, gezien vanaf zee: rechts de Tour Saint-Nicolas, massief en een beetje scheef; links, lager, de Tour de la Chaîne, en een ketting ertussen; verderop de spits van de Tour de la Lanterne.',
        recit: paragraphs(
          'Elke avond, als de laatste boot binnen was, klonk hier een luid gerammel. Vanaf de toren werd een enorme ketting naar de toren aan de overkant gespannen.',
          'De haven was op slot. De kapitein woonde ter plaatse, met zijn gezin en zijn soldaten. Hij telde de schepen en liet ze betalen voor de doorgang.',
          'De toren werd gebouwd van 1382 tot 1390. In 1651 ontplofte het buskruit dat er lag, en vloog het dak eraf. Bijna drie eeuwen lang regende het naar binnen.',
          'Duizenden mannen en vrouwen die hiervandaan naar Canada vertrokken, zagen deze twee torens achter zich kleiner worden. Velen hebben ze nooit teruggezien.',
        ),
        'epreuve.consigne':
          'De oude ketting is er nog, op het pleintje met keien aan de voet van de toren. Kom dichterbij, tot je haar kunt aanraken.',
        'epreuve.indices.0':
          'Volg de kade met de stad achter je: het pleintje ligt vlak voor de toren.',
        'epreuve.motDeSucces': 'Zwaar, hè? De haven is open.',
        'epreuve.anecdote':
          'Rabelais maakte er grapjes over: hij vertelde dat met deze ketting eerst de reus Pantagruel in zijn wieg was vastgebonden.',
        'epreuve.explication': 'De ketting ligt op het pleintje dat naar de toren leidt.',
        'epreuve.autre.consigne': 'Waarvoor diende de ketting, volgens het verhaal?',
        'epreuve.autre.options.À fermer le port': 'Om de haven af te sluiten',
        'epreuve.autre.options.À amarrer les navires': 'Om de schepen aan te meren',
        'epreuve.autre.options.À lever l’ancre': 'Om het anker te lichten',
        'epreuve.autre.options.À tenir la tour': 'Om de toren overeind te houden',
      },
      {
        titre: 'De lantaarn en de gevangenen',
        lieu: 'Tour de la Lanterne, Rue Sur-les-Murs',
        'image.texteAlternatif':
          'Tekening van de Tour de la Lanterne: een rond onderstuk, een hoge stenen spits met hogels, en een torentje met ruiten.',
        recit: paragraphs(
          'De straat waar je liep heet “Sur-les-Murs”, op de muren: je was op de oude stadswal.',
          'Tot aan de punt van de spits is deze toren meer dan vijftig meter hoog. In het torentje met ruiten stak men een grote kaars aan om de boten de weg te wijzen. Het is de laatste middeleeuwse vuurtoren van deze kust.',
          'Daarna werd de toren een gevangenis. Engelse, Nederlandse en Spaanse kapers zaten er opgesloten. Tegen de verveling kerfden ze in de muren: meer dan zeshonderd tekeningen, vooral schepen, met elk touw op zijn plaats.',
          'In 1822 werden hier jonge sergeanten opgesloten, beschuldigd van een complot tegen de koning.',
          'De oceaan ligt aan het eind van de straat. Je bent vrij om te gaan.',
        ),
        'epreuve.consigne':
          'De gevangenen kerfden schepen. Het laatste teken dat je moet lezen is jonger: het zwart-witte vierkantje op het bordje. Scan het, of typ de code die eronder staat.',
        'epreuve.indices.0': 'Geen bordje? De code is: LANTERNE LIBRE 22 A.',
        'epreuve.indices.1': 'De spaties tellen niet mee.',
        'epreuve.motDeSucces': 'Het hek gaat open. Je bent vrij!',
        'epreuve.anecdote':
          'Sinds 2015 hebben twee waterspuwers van de toren het gezicht van tekenaars, Cabu en Wolinski.',
        'epreuve.explication': 'De code is die op het bordje van deze rondleiding.',
        'epreuve.autre.consigne':
          'Wat kerfden de gevangenen vooral, volgens het verhaal?',
        'epreuve.autre.options.Des navires': 'Schepen',
        'epreuve.autre.options.Des clés': 'Sleutels',
        'epreuve.autre.options.Des oiseaux': 'Vogels',
        'epreuve.autre.options.Des visages': 'Gezichten',
      },
    ],
  },
  es: {
    parcours: {
      titre: 'Tres torres frente al océano',
      resume:
        'Una torre inclinada, una cadena que se tendía cada noche, un farol para los marineros: alrededor del Vieux-Port, La Rochelle cuenta cómo una ciudad llega a ser libre.',
      description: paragraphs(
        'Una visita guiada a tu ritmo, sin enigmas, del Vieux-Port al ayuntamiento y vuelta. Una foto que hacer, una cadena que encontrar, un código que escanear: nada más. Es llana, y bajo los soportales cuando llueve.',
        'Las tres torres se visitan con una sola entrada. Sus escaleras son estrechas y empinadas, pero la vista, desde arriba, llega hasta la isla de Ré.',
        'Mejor con la marea alta: el puerto está más bonito.',
      ),
    },
    etapes: [
      {
        titre: 'La torre que se inclina',
        lieu: 'Tour Saint-Nicolas, a la entrada del Vieux-Port, lado este',
        'image.texteAlternatif':
          'Dibujo de la Tour Saint-Nicolas: maciza, con almenas, un poco inclinada, al borde del agua.',
        recit: paragraphs(
          'Da unos pasos atrás e inclina un poco la cabeza. No, no eres tú: la Tour Saint-Nicolas está torcida.',
          'Cuando se construyó, en el siglo XIV, se apoyó en largos pilotes de roble clavados en el fango. El fango cedió. Los albañiles enderezaron entonces los pisos de arriba, y la torre aguantó. Se terminó en 1376.',
          'Una leyenda da otra razón. El hada Melusina volaba sobre la ciudad con el delantal lleno de piedras. El delantal se rasgó, y las piedras cayeron en un montón.',
          'En aquel tiempo, los habitantes de La Rochelle acababan de expulsar a los ingleses y de entregarse al rey de Francia. A cambio, él los dejó gobernarse casi solos.',
        ),
      },
      {
        titre: 'El campanario superviviente',
        lieu: 'Iglesia de Saint-Sauveur, junto al canal Maubec',
        'image.texteAlternatif':
          'Dibujo del campanario de Saint-Sauveur: una torre cuadrada de remate plano, junto al canal y su puente.',
        recit: paragraphs(
          'Este campanario lo ha visto todo. Es del siglo XV, y la iglesia que lo acompaña es mucho más joven.',
          'En el siglo XVI, La Rochelle se convirtió en una de las capitales protestantes de Francia. Se derribaron las iglesias católicas. Pero se conservó el campanario de Saint-Sauveur: desde lo alto se vigilaban el campo y el mar. Incluso se subieron cañones.',
          'Cuando volvieron los católicos, se reconstruyó la iglesia. Un incendio la devoró a principios del siglo XVIII. Se reconstruyó otra vez. Por eso la piedra cambia de color y de estilo de un muro a otro. Una iglesia, a veces, es una larga obstinación.',
        ),
      },
      {
        titre: 'La casa del alcalde testarudo',
        lieu: 'Ayuntamiento, Place de l’Hôtel-de-Ville',
        'image.texteAlternatif':
          'Dibujo del ayuntamiento: un muro fortificado con almenas, una torre puntiaguda y, detrás, un tejado de pizarra.',
        'autrefois.image.texteAlternatif':
          'Dibujo del ayuntamiento después del fuego: el muro almenado sigue en pie, pero del tejado solo quedan vigas humeantes.',
        'autrefois.aujourdhui.texteAlternatif':
          'Dibujo del ayuntamiento restaurado: el tejado de pizarra y sus buhardillas han vuelto.',
        recit: paragraphs(
          'Este es uno de los ayuntamientos más antiguos de Francia que siguen en uso. Por fuera, un muro fortificado; por dentro, un patio de palacio, con arcos y una galería esculpida.',
          'En 1627, el cardenal Richelieu vino a sitiar la ciudad protestante. Durante el asedio, los habitantes eligieron como alcalde a un marino, Jean Guiton.',
          'Cuentan que puso su puñal sobre la mesa del consejo y prometió atravesar el corazón del primero que hablara de rendirse. Richelieu cerró el mar con un dique inmenso.',
          'El asedio duró más de un año. Venció el hambre, y la ciudad abrió sus puertas en octubre de 1628.',
          'El 28 de junio de 2013, el fuego arrasó este edificio. Hicieron falta más de seis años para devolverlo a la ciudad.',
        ),
        'epreuve.consigne':
          'Ponte delante del ayuntamiento, en el lugar desde donde se hizo el dibujo.',
        'epreuve.motDeSucces': 'Es aquí. En 2013, del tejado solo quedaban vigas.',
        'epreuve.anecdote':
          'El ayuntamiento reabrió en diciembre de 2019, con un tejado de pizarra rehecho tal como era.',
      },
      {
        titre: 'Las cuentas del mar',
        lieu: 'Hôtel de la Bourse, Rue du Palais',
        'image.texteAlternatif':
          'Dibujo del patio de la Bolsa: una galería de columnas y, encima, la popa esculpida de un barco entre dos anclas.',
        recit: paragraphs(
          'Empuja la verja, si está abierta. Al fondo del patio, una galería de columnas; en las paredes, popas de barcos, anclas e instrumentos de navegación.',
          'Estamos en casa de los comerciantes. El Hôtel de la Bourse se construyó para ellos en la segunda mitad del siglo XVIII.',
          'Aquí se compraba y se vendía lo que traían los barcos: pieles de Canadá, azúcar e índigo de Saint-Domingue. Esta riqueza tenía una parte de sombra, y hay que decirla.',
          'La Rochelle fue uno de los grandes puertos franceses de la trata. Barcos que salieron de aquí se llevaron a la fuerza a más de cien mil africanos a las plantaciones de las Antillas.',
          'La ciudad lo recuerda, y su Musée du Nouveau Monde lo cuenta.',
        ),
        'epreuve.consigne':
          'Una foto para el cuaderno: busca en las paredes del patio una popa de barco esculpida, y fotografíala.',
        'epreuve.indices.0':
          'La popa es la parte de atrás del barco. Mira encima de las columnas.',
        'epreuve.motDeSucces': 'Un barco de piedra que nunca ha salido del puerto.',
        'epreuve.anecdote':
          'Los comerciantes pagaban cada barco entre varios: si se perdía, ninguno se arruinaba solo.',
        'epreuve.explication': 'La foto se queda en tu teléfono, en el cuaderno.',
        'epreuve.autre.consigne':
          'Según el relato, ¿para quién se construyó este edificio?',
        'epreuve.autre.options.Pour les négociants': 'Para los comerciantes',
        'epreuve.autre.options.Pour le maire': 'Para el alcalde',
        'epreuve.autre.options.Pour les pêcheurs': 'Para los pescadores',
        'epreuve.autre.options.Pour le roi': 'Para el rey',
      },
      {
        titre: 'La cadena de la noche',
        lieu: 'Tour de la Chaîne, a la entrada del Vieux-Port, lado oeste',
        'image.texteAlternatif':
          'Dibujo de la entrada del Vieux-Port, vista desde el mar: a la derecha, la Tour Saint-Nicolas, maciza y un poco inclinada; a la izquierda, más baja, la Tour de la Chaîne, y una cadena tendida entre ellas; más lejos, la aguja de la Tour de la Lanterne.',
        recit: paragraphs(
          'Cada noche, cuando el último barco había vuelto, se oía aquí un gran ruido de hierro. Desde la torre se tendía una enorme cadena hasta la torre de enfrente.',
          'El puerto quedaba cerrado con llave. El capitán vivía aquí mismo, con su familia y sus soldados. Contaba los barcos y les hacía pagar el paso.',
          'La torre se construyó de 1382 a 1390. En 1651 explotó la pólvora que se guardaba en ella, y el tejado salió volando. Estuvo abierta a la lluvia durante casi tres siglos.',
          'Miles de hombres y mujeres que salieron de aquí hacia Canadá vieron estas dos torres hacerse pequeñas a su espalda. Muchos no volvieron a verlas.',
        ),
        'epreuve.consigne':
          'La vieja cadena sigue aquí, en la placita empedrada al pie de la torre. Acércate hasta poder tocarla.',
        'epreuve.indices.0':
          'Sigue el muelle de espaldas a la ciudad: la plaza está justo antes de la torre.',
        'epreuve.motDeSucces': 'Pesa, ¿verdad? El puerto está abierto.',
        'epreuve.anecdote':
          'Rabelais se reía de ella: contaba que esta cadena había servido primero para atar al gigante Pantagruel en su cuna.',
        'epreuve.explication':
          'La cadena está expuesta en la plaza que lleva a la torre.',
        'epreuve.autre.consigne': 'Según el relato, ¿para qué servía la cadena?',
        'epreuve.autre.options.À fermer le port': 'Para cerrar el puerto',
        'epreuve.autre.options.À amarrer les navires': 'Para amarrar los barcos',
        'epreuve.autre.options.À lever l’ancre': 'Para levar el ancla',
        'epreuve.autre.options.À tenir la tour': 'Para sujetar la torre',
      },
      {
        titre: 'El farol y los presos',
        lieu: 'Tour de la Lanterne, Rue Sur-les-Murs',
        'image.texteAlternatif':
          'Dibujo de la Tour de la Lanterne: una base redonda, una alta aguja de piedra con ganchos y una torrecilla acristalada.',
        recit: paragraphs(
          'La calle por la que has venido se llama «Sur-les-Murs», sobre los muros: estabas en la antigua muralla.',
          'Hasta la punta de la aguja, esta torre mide más de cincuenta metros. En la torrecilla acristalada se encendía un gran cirio para guiar los barcos. Es el último faro de la Edad Media en esta costa.',
          'Luego la torre fue prisión. Corsarios ingleses, holandeses y españoles estuvieron encerrados en ella. Para engañar al aburrimiento, grabaron las paredes: más de seiscientos dibujos, sobre todo barcos, con cada cuerda en su sitio.',
          'En 1822, unos jóvenes sargentos fueron encerrados aquí, acusados de conspirar contra el rey.',
          'El océano está al final de la calle. Puedes ir libremente.',
        ),
        'epreuve.consigne':
          'Los presos grababan barcos. El último signo que debes leer es más reciente: el cuadradito blanco y negro de la placa. Escanéalo, o escribe el código que hay debajo.',
        'epreuve.indices.0': '¿No hay placa? El código es: LANTERNE LIBRE 22 A.',
        'epreuve.indices.1': 'Los espacios no cuentan.',
        'epreuve.motDeSucces': 'La reja se abre. ¡Eres libre!',
        'epreuve.anecdote':
          'Desde 2015, dos gárgolas de la torre tienen la cara de dos dibujantes, Cabu y Wolinski.',
        'epreuve.explication': 'El código es el de la placa de esta visita.',
        'epreuve.autre.consigne': 'Según el relato, ¿qué grababan sobre todo los presos?',
        'epreuve.autre.options.Des navires': 'Barcos',
        'epreuve.autre.options.Des clés': 'Llaves',
        'epreuve.autre.options.Des oiseaux': 'Pájaros',
        'epreuve.autre.options.Des visages': 'Caras',
      },
    ],
  },
  it: {
    parcours: {
      titre: 'Tre torri davanti all’oceano',
      resume:
        'Una torre pendente, una catena tesa ogni sera, una lanterna per i marinai: intorno al Vieux-Port, La Rochelle racconta come una città diventa libera.',
      description: paragraphs(
        'Una visita guidata al tuo passo, senza enigmi, dal Vieux-Port al municipio e ritorno. Una foto da fare, una catena da trovare, un codice da scansionare: nient’altro. È in piano, e sotto i portici quando piove.',
        'Le tre torri si visitano con un solo biglietto. Le scale sono strette e ripide, ma la vista, dall’alto, arriva fino all’isola di Ré.',
        'Meglio con l’alta marea: il porto è più bello.',
      ),
    },
    etapes: [
      {
        titre: 'La torre che pende',
        lieu: 'Tour Saint-Nicolas, all’ingresso del Vieux-Port, lato est',
        'image.texteAlternatif':
          'Disegno della Tour Saint-Nicolas: massiccia, merlata, un po’ inclinata, sull’acqua.',
        recit: paragraphs(
          'Fai qualche passo indietro e inclina un po’ la testa. No, non sei tu: la Tour Saint-Nicolas è storta.',
          'Quando fu costruita, nel XIV secolo, la si appoggiò su lunghi pali di quercia piantati nel fango. Il fango cedette. I muratori raddrizzarono allora i piani alti, e la torre resistette. Fu terminata nel 1376.',
          'Una leggenda dà un’altra ragione. La fata Melusina volava sopra la città con il grembiule pieno di pietre. Il grembiule si strappò, e le pietre caddero in un mucchio.',
          'A quel tempo, gli abitanti di La Rochelle avevano appena cacciato gli inglesi e si erano dati al re di Francia. In cambio, lui li lasciò governarsi quasi da soli.',
        ),
      },
      {
        titre: 'Il campanile superstite',
        lieu: 'Chiesa di Saint-Sauveur, lungo il canale Maubec',
        'image.texteAlternatif':
          'Disegno del campanile di Saint-Sauveur: una torre quadrata dalla cima piatta, lungo il canale e il suo ponte.',
        recit: paragraphs(
          'Questo campanile ha visto tutto. È del XV secolo, e la chiesa che gli sta accanto è molto più giovane.',
          'Nel XVI secolo, La Rochelle divenne una delle capitali protestanti della Francia. Le chiese cattoliche furono demolite. Ma il campanile di Saint-Sauveur fu conservato: dalla cima si sorvegliavano la campagna e il mare. Vi si issarono persino dei cannoni.',
          'Quando i cattolici tornarono, la chiesa fu ricostruita. Un incendio la divorò all’inizio del XVIII secolo. La si ricostruì ancora. Ecco perché la pietra cambia colore e stile da un muro all’altro. Una chiesa, a volte, è una lunga ostinazione.',
        ),
      },
      {
        titre: 'La casa del sindaco testardo',
        lieu: 'Municipio, Place de l’Hôtel-de-Ville',
        'image.texteAlternatif':
          'Disegno del municipio: un muro fortificato con i merli, una torre appuntita e, dietro, un tetto d’ardesia.',
        'autrefois.image.texteAlternatif':
          'Disegno del municipio dopo l’incendio: il muro merlato è in piedi, ma del tetto restano solo travi fumanti.',
        'autrefois.aujourdhui.texteAlternatif':
          'Disegno del municipio restaurato: il tetto d’ardesia e i suoi abbaini sono tornati.',
        recit: paragraphs(
          'Ecco uno dei municipi più antichi di Francia ancora in uso. Fuori, un muro fortificato; dentro, un cortile da palazzo, con arcate e una galleria scolpita.',
          'Nel 1627, il cardinale Richelieu venne ad assediare la città protestante. Durante l’assedio, gli abitanti scelsero come sindaco un marinaio, Jean Guiton.',
          'Si racconta che posò il pugnale sul tavolo del consiglio e promise di trafiggere il cuore del primo che avesse parlato di resa. Richelieu chiuse il mare con una diga immensa.',
          'L’assedio durò più di un anno. Vinse la fame, e la città aprì le porte nell’ottobre del 1628.',
          'Il 28 giugno 2013, il fuoco devastò questo edificio. Ci vollero più di sei anni per restituirlo alla città.',
        ),
        'epreuve.consigne':
          'Mettiti davanti al municipio, nel punto da cui è stato fatto il disegno.',
        'epreuve.motDeSucces': 'È qui. Nel 2013, del tetto restavano solo le travi.',
        'epreuve.anecdote':
          'Il municipio ha riaperto nel dicembre 2019, con un tetto d’ardesia rifatto com’era.',
      },
      {
        titre: 'I conti del mare',
        lieu: 'Hôtel de la Bourse, Rue du Palais',
        'image.texteAlternatif':
          'Disegno del cortile della Borsa: una galleria di colonne e, sopra, la poppa scolpita di una nave tra due ancore.',
        recit: paragraphs(
          'Spingi il cancello, se è aperto. In fondo al cortile, una galleria di colonne; sui muri, poppe di navi, ancore e strumenti di navigazione.',
          'Siamo in casa dei mercanti. L’Hôtel de la Bourse fu costruito per loro nella seconda metà del XVIII secolo.',
          'Qui si comprava e si vendeva ciò che portavano le navi: pellicce dal Canada, zucchero e indaco da Saint-Domingue. Questa ricchezza aveva una parte d’ombra, e bisogna dirla.',
          'La Rochelle fu uno dei grandi porti francesi della tratta. Navi partite da qui hanno portato con la forza più di centomila africani nelle piantagioni delle Antille.',
          'La città se ne ricorda, e il suo Musée du Nouveau Monde lo racconta.',
        ),
        'epreuve.consigne':
          'Una foto per il taccuino: cerca sui muri del cortile una poppa di nave scolpita, e fotografala.',
        'epreuve.indices.0':
          'La poppa è la parte posteriore della nave. Guarda sopra le colonne.',
        'epreuve.motDeSucces': 'Una nave di pietra che non ha mai lasciato il porto.',
        'epreuve.anecdote':
          'I mercanti pagavano una nave in più persone: se andava perduta, nessuno era rovinato da solo.',
        'epreuve.explication': 'La foto resta sul tuo telefono, nel taccuino.',
        'epreuve.autre.consigne': 'Nel racconto, per chi fu costruito questo palazzo?',
        'epreuve.autre.options.Pour les négociants': 'Per i mercanti',
        'epreuve.autre.options.Pour le maire': 'Per il sindaco',
        'epreuve.autre.options.Pour les pêcheurs': 'Per i pescatori',
        'epreuve.autre.options.Pour le roi': 'Per il re',
      },
      {
        titre: 'La catena della sera',
        lieu: 'Tour de la Chaîne, all’ingresso del Vieux-Port, lato ovest',
        'image.texteAlternatif':
          'Disegno dell’ingresso del Vieux-Port, visto dal mare: a destra, la Tour Saint-Nicolas, massiccia e un po’ inclinata; a sinistra, più bassa, la Tour de la Chaîne, e una catena tesa tra le due; più lontano, la guglia della Tour de la Lanterne.',
        recit: paragraphs(
          'Ogni sera, quando l’ultima barca era rientrata, qui si sentiva un gran rumore di ferraglia. Dalla torre si tendeva un’enorme catena fino alla torre di fronte.',
          'Il porto era chiuso a chiave. Il capitano abitava sul posto, con la famiglia e i soldati. Contava le navi e faceva loro pagare il passaggio.',
          'La torre fu costruita dal 1382 al 1390. Nel 1651 esplose la polvere che vi si conservava, e il tetto volò via. Rimase aperta alla pioggia per quasi tre secoli.',
          'Migliaia di uomini e di donne, partiti da qui per il Canada, hanno visto queste due torri rimpicciolire alle loro spalle. Molti non le hanno mai più riviste.',
        ),
        'epreuve.consigne':
          'La vecchia catena è ancora qui, sulla piazzetta lastricata ai piedi della torre. Avvicinati, fino a poterla toccare.',
        'epreuve.indices.0':
          'Segui il molo con la città alle spalle: la piazzetta è subito prima della torre.',
        'epreuve.motDeSucces': 'Pesante, vero? Il porto è aperto.',
        'epreuve.anecdote':
          'Rabelais ci scherzava: raccontava che questa catena era servita prima a legare il gigante Pantagruel nella culla.',
        'epreuve.explication':
          'La catena è esposta sulla piazzetta che porta alla torre.',
        'epreuve.autre.consigne': 'Nel racconto, a che cosa serviva la catena?',
        'epreuve.autre.options.À fermer le port': 'A chiudere il porto',
        'epreuve.autre.options.À amarrer les navires': 'A ormeggiare le navi',
        'epreuve.autre.options.À lever l’ancre': 'A levare l’ancora',
        'epreuve.autre.options.À tenir la tour': 'A reggere la torre',
      },
      {
        titre: 'La lanterna e i prigionieri',
        lieu: 'Tour de la Lanterne, Rue Sur-les-Murs',
        'image.texteAlternatif':
          'Disegno della Tour de la Lanterne: una base rotonda, un’alta guglia di pietra con i rampanti e una torretta a vetri.',
        recit: paragraphs(
          'La via che hai percorso si chiama «Sur-les-Murs», sulle mura: eri sull’antico bastione.',
          'Fino alla punta della guglia, questa torre supera i cinquanta metri. Nella piccola torretta a vetri si accendeva un grosso cero per guidare le barche. È l’ultimo faro medievale di questa costa.',
          'Poi la torre diventò una prigione. Vi furono rinchiusi corsari inglesi, olandesi e spagnoli. Per ingannare la noia incisero i muri: più di seicento disegni, soprattutto navi, con ogni corda al suo posto.',
          'Nel 1822 alcuni giovani sergenti vi furono rinchiusi, accusati di aver complottato contro il re.',
          'L’oceano è in fondo alla via. Sei libero di andarci.',
        ),
        'epreuve.consigne':
          'I prigionieri incidevano navi. L’ultimo segno da leggere è più recente: il quadratino bianco e nero della targa. Scansionalo, oppure scrivi il codice che sta sotto.',
        'epreuve.indices.0': 'Niente targa? Il codice è: LANTERNE LIBRE 22 A.',
        'epreuve.indices.1': 'Gli spazi non contano.',
        'epreuve.motDeSucces': 'Il cancello si apre. La libertà!',
        'epreuve.anecdote':
          'Dal 2015, due doccioni della torre hanno il volto di due disegnatori, Cabu e Wolinski.',
        'epreuve.explication': 'Il codice è quello della targa di questa visita.',
        'epreuve.autre.consigne':
          'Nel racconto, che cosa incidevano soprattutto i prigionieri?',
        'epreuve.autre.options.Des navires': 'Navi',
        'epreuve.autre.options.Des clés': 'Chiavi',
        'epreuve.autre.options.Des oiseaux': 'Uccelli',
        'epreuve.autre.options.Des visages': 'Volti',
      },
    ],
  },
};
