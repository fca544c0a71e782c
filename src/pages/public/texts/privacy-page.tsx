import { Link } from 'react-router';
import { editeur, said, type Editeur } from '@/content/editeur.ts';
import { retention } from '@/domain/retention.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { paths } from '@/lib/paths.ts';
import { knownWords, publisherName } from './publisher.ts';
import {
  FactList,
  TextList,
  TextPage,
  TextTitle,
  type Fact,
  type TextPart,
} from './text-page.tsx';

function partsOf(filled: Editeur): readonly TextPart[] {
  return [
    {
      id: 'responsable',
      title: 'Qui est responsable',
      content: <Controller filled={filled} />,
    },
    { id: 'partie', title: 'Quand vous jouez', content: <Playing /> },
    { id: 'compte', title: 'Si vous avez un compte', content: <Account /> },
    { id: 'messages', title: 'Si vous nous écrivez', content: <Messages /> },
    { id: 'position', title: 'Position et appareil photo', content: <Sensors /> },
    { id: 'enfants', title: 'Pour les enfants', content: <Children /> },
    { id: 'appareil', title: 'Ce qui reste sur votre appareil', content: <Device /> },
    { id: 'raisons', title: 'Pourquoi, et de quel droit', content: <Purposes /> },
    { id: 'durees', title: 'Combien de temps', content: <Durations /> },
    { id: 'destinataires', title: 'Qui d’autre y a accès', content: <Recipients /> },
    { id: 'droits', title: 'Vos droits', content: <Rights filled={filled} /> },
  ];
}

/** `/privacy`: data stored, why, where, for how long, and rights of access (RGPD, articles 13 and 14). */
export function Component() {
  return <Privacy filled={editeur} />;
}

/** The page of a publisher, whole or half known. */
export function Privacy({ filled }: { filled: Editeur }) {
  return (
    <TextPage
      title="Données personnelles"
      description="Ce que le site garde, pourquoi, combien de temps et comment le faire effacer. On joue sans compte, sans publicité et sans traceur."
      path={paths.privacy()}
      chapeau="On joue sans dire qui l’on est. Voici, sans jargon, ce que le site garde quand même, et comment le faire effacer."
      essentiel={[
        'Pas de publicité, pas de mesure d’audience par un tiers, pas de traceur : il n’y a rien à accepter ni à refuser.',
        'Jouer ne demande ni compte, ni nom, ni adresse e-mail.',
        'Votre position reste sur votre téléphone : elle n’est ni enregistrée ni envoyée.',
        `Une partie est effacée ${formatCount(retention.partieDays, 'jour', 'jours')} après son début.`,
        'Vous pouvez demander à voir, corriger, emporter ou effacer ce qui vous concerne.',
      ]}
      parts={partsOf(filled)}
    />
  );
}

function Controller({ filled }: { filled: Editeur }) {
  const email = said(filled.email);
  const dpo = said(filled.dpo);
  return (
    <>
      <p>
        {`Le responsable du traitement est ${knownWords(publisherName(filled), filled.adresse)}${email === null ? '' : `, que l’on joint à ${email}`}.`}
      </p>
      <p>
        {dpo === null
          ? 'Une personne déléguée y suit la protection des données. '
          : `La protection des données y est suivie par ${dpo}. `}
        C’est à cette personne que l’on s’adresse pour toute question sur ses données
        {'\u00A0: '}
        {said(filled.dpoContact) ?? <Link to={paths.contact()}>Nous écrire</Link>}.
      </p>
      <p>
        Quand une autre commune publie une quête sur ce site, elle répond de ce que la
        quête raconte ; le site répond de ce qu’il garde sur les joueurs.
      </p>
    </>
  );
}

function Playing() {
  return (
    <>
      <p>
        Vous jouez sans compte. La partie est d’abord gardée sur votre téléphone. Dès que
        le réseau le permet, le jeu ouvre une session anonyme : un numéro tiré au hasard,
        sans nom ni adresse. Sous ce numéro sont gardés :
      </p>
      <TextList>
        <li>la quête jouée et sa version ;</li>
        <li>l’étape où vous en êtes ;</li>
        <li>vos réponses, vos mauvais choix, les indices demandés et vos points ;</li>
        <li>l’heure du début, de chaque réponse et de la fin.</li>
      </TextList>
      <p>
        C’est ce qui permet de prouver une bonne réponse sans jamais l’envoyer à l’avance
        dans votre téléphone.
      </p>
      <p>
        À la fin, et si vous le voulez seulement, vous pouvez donner votre avis
        {'\u00A0'}: votre pseudonyme, votre note et vos mots sont alors publiés sur la
        page de la quête. L’avis y est montré sans rien qui désigne votre compte ou votre
        partie, et sans l’heure. Vous pouvez le retirer depuis l’écran de fin, ou avec
        votre compte.
      </p>
      <p>
        Quand une balade s’achève, une preuve est faite pour le certificat, le souvenir et
        le carnet{'\u00A0'}: elle dit la quête, le jour et les points prouvés, jamais qui.
        La personne qui reçoit son QR code la lit{'\u202F'}; un guichet de la commune la
        retrouve à ses huit signes, et peut y marquer «{'\u00A0'}Remis{'\u00A0'}» une
        fois.
      </p>
      <p>
        Pour améliorer les quêtes, des sommes sont tenues par jour et par mois : combien
        de parties commencent, finissent ou s’arrêtent, la raison choisie en quittant, et
        ce qui a demandé du temps ou des indices. Rien n’y dit de qui cela vient. Celles
        de toutes les quêtes ensemble sont montrées aux mairies.
      </p>
      <p>
        Si vous jouez en équipe, les autres téléphones de l’équipe voient le prénom que
        vous leur donnez, si vous en donnez un, l’étape où vous en êtes et vos réponses.
        Tant que vous jouez, l’équipe du site voit combien de téléphones jouent chaque
        quête en équipe et à quelle étape, sans savoir qui ni où.
      </p>
      <p>
        Si vous signalez un problème sur place, sont gardés sous le même numéro : ce que
        vous avez choisi et écrit, l’étape, l’heure, et la photo si vous en joignez une,
        sans le lieu ni la date du fichier.
      </p>
    </>
  );
}

function Account() {
  return (
    <>
      <p>
        Un compte sert à retrouver son carnet d’un appareil à l’autre, et à écrire des
        parcours. Sont alors gardés : votre adresse e-mail, votre mot de passe sous une
        forme que personne ne peut relire, le pseudonyme que vous choisissez, la date de
        création et de dernière connexion. Si vous jouez avec ce compte, l’étape où vous
        en êtes et ce que vous avez trouvé sont gardés pour lui, afin de reprendre sur un
        autre appareil.
      </p>
      <p>
        Votre vrai nom n’est jamais demandé. Si vous écrivez un parcours, le site garde ce
        que vous écrivez, ses versions d’avant, vos commentaires et la date de vos
        modifications. Ceux qui l’écrivent avec vous voient votre pseudonyme et, le temps
        que vous y êtes, l’étape où vous travaillez.
      </p>
      <p>
        L’adresse e-mail est nécessaire pour ouvrir un compte, rien d’autre. Sans compte,
        toutes les quêtes restent ouvertes.
      </p>
    </>
  );
}

function Messages() {
  return (
    <p>
      Sur la page <Link to={paths.contact()}>Nous écrire</Link>, vous donnez un nom, une
      adresse e-mail et un message, et si vous voulez être rappelé, un numéro de
      téléphone. Ils servent à vous répondre, et à rien d’autre. Ils ne rejoignent aucune
      liste d’envoi. Par « Écrire à l’équipe », dans le jeu, un pseudonyme suffit
      {'\u202F'}; l’étape, la version et votre dernière réponse ne sont jointes que si
      vous cochez la case. Un message qui parle d’une commune est lu par l’équipe et par
      les responsables de cette commune qu’elle a choisis. Demandez-nous de l’effacer
      quand vous voulez : il disparaît alors pour tout le monde.
    </p>
  );
}

function Sensors() {
  return (
    <>
      <p>
        La position et l’appareil photo sont facultatifs. Le téléphone vous demande votre
        accord au moment de s’en servir, jamais avant.
      </p>
      <TextList>
        <li>
          <strong>La position</strong> est comparée à celle de l’étape dans votre
          téléphone. Elle n’en sort pas, et votre trajet n’est pas enregistré : le
          téléphone retient seulement que vous étiez à une étape, pour la mention « sur
          place » du tampon. Un bouton « Je suis sur place » la remplace toujours.
        </li>
        <li>
          <strong>L’appareil photo</strong> sert à lire un QR code, ou à tenir une vue
          d’autrefois devant le lieu. L’image n’est ni filmée ni gardée. Le texte court
          imprimé sous le code, ou l’œil, le remplace toujours.
        </li>
        <li>
          <strong>Une photo</strong> que vous prenez en jouant reste sur votre appareil,
          sans lieu ni date. Personne d’autre ne la voit, et on peut continuer sans. Seule
          celle que vous joignez à un signalement est envoyée à l’équipe.
        </li>
      </TextList>
    </>
  );
}

function Children() {
  return (
    <>
      <p>
        Tu as moins de 15 ans ? Tu peux jouer sans rien demander à personne : le jeu ne
        veut savoir ni ton nom, ni ton âge, ni où tu habites. Joue avec un adulte dans la
        rue.
      </p>
      <p>
        Pour ouvrir un compte avant 15 ans, il faut l’accord de l’enfant et celui d’un
        parent ou tuteur. La date de naissance n’est pas gardée. Nous ne demandons jamais
        le nom d’un enfant. Si tu publies un avis, choisis un pseudonyme, pas ton nom.
      </p>
    </>
  );
}

function Device() {
  return (
    <>
      <TextList>
        <li>
          les quêtes commencées, vos réponses et vos photos, pour jouer sans réseau et
          reprendre ;
        </li>
        <li>
          votre carnet : les tampons des quêtes achevées, jusqu’à ce que vous l’effaciez.
          Si vous avez un compte, ils y sont joints quand vous ouvrez la page de votre
          compte ;
        </li>
        <li>
          les prénoms de ceux qui jouent, et qui a entre 4 et 7 ans, si vous l’avez dit,
          les équipes où vous jouez, et pourquoi une partie a été quittée ;
        </li>
        <li>
          les signalements qui n’ont pas pu partir, trente jours au plus, et le numéro de
          ceux qui attendent leur réponse, six mois au plus ; vos avis, et le message que
          vous êtes en train d’écrire ;
        </li>
        <li>les pages du site que vous avez ouvertes, pour les relire sans réseau ;</li>
        <li>les images et la carte des quêtes que vous avez choisi de garder ;</li>
        <li>
          les parcours que vous écrivez, pour ne rien perdre : sans compte, ils ne sont
          nulle part ailleurs, et vous les effacez sur la page{' '}
          <Link to={paths.demonstration()}>Écrire un parcours</Link> ;
        </li>
        <li>le thème, et ce qui est choisi sous « Adapter la partie » ;</li>
        <li>votre session, si vous êtes connecté, avec votre pseudonyme.</li>
      </TextList>
      <p>
        Tout cela est demandé par vous, ou nécessaire à ce que vous demandez : la loi ne
        veut pas de bandeau pour cela (article 82 de la loi Informatique et Libertés).
        Vous voyez et effacez ce qui est gardé d’une quête sur la page{' '}
        <Link to={paths.download()}>Jouer hors ligne, installer</Link>.
      </p>
    </>
  );
}

const purposeFacts: readonly Fact[] = [
  {
    term: 'Faire jouer',
    fact: 'Mission d’intérêt public de la commune : faire connaître son patrimoine (RGPD, article 6.1.e).',
  },
  {
    term: 'Tenir les comptes et les parcours',
    fact: 'Mission d’intérêt public de la commune. Vous pouvez fermer votre compte à tout moment.',
  },
  {
    term: 'Répondre aux messages et aux signalements',
    fact: 'Mission d’intérêt public de la commune.',
  },
  {
    term: 'Compter les parties d’une quête',
    fact: 'Mission d’intérêt public. Les nombres sont additionnés dès le départ, sans aucun identifiant : on ne peut pas revenir à une personne.',
  },
  {
    term: 'Protéger le site',
    fact: 'Obligation de sécurité (RGPD, article 32) : limites d’envoi et journaux de l’hébergeur.',
  },
];

function Purposes() {
  return (
    <>
      <FactList facts={purposeFacts} />
      <p>
        Aucune décision automatique n’est prise sur vous. Rien n’est vendu, prêté ni
        croisé avec d’autres fichiers.
      </p>
    </>
  );
}

const durationFacts: readonly Fact[] = [
  {
    term: 'Une partie et ses points',
    fact: `${formatCount(retention.partieDays, 'jour', 'jours')} après son début. Chaque partie porte dès le départ sa date d’effacement, et la base de données l’efface d’elle-même.`,
  },
  {
    term: 'La dernière réponse à une étape, les solutions vues, et qu’une balade a eu sa preuve',
    fact: `${formatCount(retention.essaiDays, 'jour', 'jours')} après la dernière fois, sous le numéro de la session\u00A0: les essais se comptent d’une partie à l’autre. Si vous effacez votre compte, la réponse est vidée tout de suite\u202F; leur nombre, les solutions vues et le nom de la balade qui a eu sa preuve restent jusqu’à cette date, et la base de données les efface d’elle-même.`,
  },
  {
    term: 'Un avis',
    fact: 'Il reste avec la quête, tant que son auteur ne le retire pas\u202F; écrit sans compte, il s’efface aussi avec le numéro de session.',
  },
  {
    term: 'Une invitation à partager un parcours, ou à répondre d’une commune',
    fact: `${formatCount(retention.invitationDays, 'jour', 'jours')}\u202F; la base de données l’efface d’elle-même. Le nom et l’adresse que voient ceux qui partagent le parcours ou la commune s’effacent quand on les quitte, ou avec le compte.`,
  },
  {
    term: 'Une tournée de vérification sur place',
    fact: `${formatCount(retention.tourneeDays, 'jour', 'jours')}\u202F; la base de données l’efface d’elle-même. Elle ne dit pas qui l’a faite.`,
  },
  {
    term: 'La preuve d’une balade achevée',
    fact: `${formatCount(retention.preuveDays, 'jour', 'jours')} à partir du jour où elle est faite\u202F; la base de données l’efface d’elle-même. Elle dit la quête, le jour, les points prouvés, et si un cadeau a été remis\u00A0: ni nom, ni numéro de session, ni heure. Votre partie seule sait laquelle est la sienne\u202F; la partie effacée, rien n’y mène plus.`,
  },
  {
    term: 'Une quête privée',
    fact: `${formatCount(retention.priveeDays, 'jour', 'jours')} au plus, selon les dates que choisit la personne qui l’a faite\u00A0: la base de données l’efface d’elle-même à son dernier jour, avec ses réponses et ce qu’on en a signalé\u202F; ses images et ses sons, la personne qui administre le site. Signalée, ou fermée par l’équipe, elle reste jusqu’à ce jour, même sans compte. La personne qui a son lien la lit, et personne d’autre que son auteur et l’équipe. Les parties n’y sont ni prouvées ni gardées en ligne\u00A0: elles restent sur le téléphone, et seul leur nombre est compté.`,
  },
  {
    term: 'Un signalement et sa photo',
    fact: `${formatCount(retention.signalementDays, 'jour', 'jours')} pour le signalement\u202F; la base de données l’efface d’elle-même. ${formatCount(retention.signalementPhotoDays, 'jour', 'jours')} pour la photo, effacée par la personne qui administre le site.`,
  },
  {
    term: 'Les compteurs qui évitent les abus',
    fact: `${formatCount(retention.signalementDays, 'jour', 'jours')} après le dernier envoi, sous le numéro de la session\u00A0: combien de parties commencées, d’avis, de signalements ou de modifications en un jour. Si vous effacez votre compte, ils ne disent plus de quoi\u202F; le nombre reste jusqu’à cette date, et la base de données l’efface d’elle-même.`,
  },
  {
    term: 'Ce que se disent les téléphones d’une équipe',
    fact: `${formatCount(retention.equipeDays, 'jour', 'jours')} après leur dernier échange, prénoms compris. Le code de l’équipe ne vaut qu’un jour. Effacés par la personne qui administre le site.`,
  },
  {
    term: 'Une animation ou une sortie de classe',
    fact: `${formatCount(retention.animationDays, 'jour', 'jours')} après le dernier changement. Les élèves n’y ont ni compte ni nom\u00A0: seulement la lettre d’un groupe. Passé ce délai, plus personne ne la lit sur le site\u202F; elle est ensuite effacée par la personne qui administre le site.`,
  },
  {
    term: 'Les mots envoyés aux groupes, et ce que chaque groupe répond',
    fact: `${formatCount(retention.animationDays, 'jour', 'jours')}, comme la sortie. La personne qui l’organise écrit les mots et lit les réponses de chaque groupe, sans prénom\u202F; chaque groupe ne lit que ses mots et ses réponses. L’équipe du site peut les lire si un mot lui est signalé. Le tableau que l’organisateur garde sur son ordinateur est à lui\u00A0: qu’il l’efface quand il n’en a plus besoin.`,
  },
  {
    term: 'Les signalements reçus par e-mail',
    fact: `Seulement pour les responsables d’une commune qui le demandent\u00A0: ${formatCount(retention.recapDays, 'jour', 'jours')} après l’envoi, avec l’adresse. Effacés par la personne qui administre le site.`,
  },
  {
    term: 'Un compte inutilisé',
    fact: `${formatCount(retention.inactiveAccountYears, 'an', 'ans')} sans connexion. La personne qui administre le site prévient ${formatCount(retention.warningDays, 'jour', 'jours')} avant, puis efface.`,
  },
  {
    term: 'Le numéro d’une session sans compte',
    fact: `${formatCount(retention.anonymousSessionDays, 'jour', 'jours')} après sa dernière utilisation. Effacé par la personne qui administre le site.`,
  },
  {
    term: 'Un message',
    fact: `${formatCount(retention.conversationYears, 'an', 'ans')} après la fin de l’échange. Effacé par la personne qui administre le site.`,
  },
  {
    term: 'Un refus de recevoir les messages de quelqu’un',
    fact: `${formatCount(retention.refusDays, 'jour', 'jours')}\u00A0: insultes ou publicité. Il porte le numéro de la session, se lève avant si l’équipe s’est trompée, et est effacé ensuite par la personne qui administre le site.`,
  },
  {
    term: 'Un parcours',
    fact: `Jusqu’à ce que son auteur ou la commune le mette à la corbeille\u00A0: il y reste ${formatCount(retention.corbeilleDays, 'jour', 'jours')}, d’où on peut le reprendre, puis il est effacé avec ses images et ses quêtes privées par la personne qui administre le site. Une quête publiée reste publique tant que la commune ne la retire pas.`,
  },
  {
    term: 'Les journaux de l’hébergeur',
    fact: `${formatCount(retention.logMonths, 'mois', 'mois')} au plus, selon son contrat.`,
  },
  {
    term: 'Les nombres de parties',
    fact: 'Sans limite : ils ne parlent de personne.',
  },
];

function Durations() {
  return <FactList facts={durationFacts} />;
}

function Recipients() {
  return (
    <>
      <p>
        Seules les personnes de la commune qui en ont besoin lisent les messages et les
        signalements. Les auteurs voient leurs parcours, pas les parties des joueurs.
      </p>
      <TextTitle>Google, sous-traitant</TextTitle>
      <p>
        Le site fonctionne avec Firebase, un service de Google. Les parties, les parcours
        et les messages sont conservés en Belgique (région europe-west1). La connexion des
        comptes est traitée aux États-Unis : adresse e-mail, empreinte du mot de passe,
        adresse de connexion et modèle de navigateur. Ce transfert est couvert par le
        cadre de protection des données Union européenne – États-Unis et par des clauses
        contractuelles types. Les engagements de Google figurent dans ses{' '}
        <a href="https://firebase.google.com/terms/data-processing-terms">
          conditions de traitement des données (en anglais)
        </a>
        .
      </p>
      <TextTitle>L’IGN et le service géographique de l’État</TextTitle>
      <p>
        Quand vous ouvrez une carte, et alors seulement, l’IGN reçoit l’adresse de votre
        connexion et la zone affichée, pour envoyer le fond de carte. Quand vous
        choisissez une commune sur la page des mairies ou dans un parcours, le service
        geo.api.gouv.fr indique où elle se trouve.
      </p>
      <p>
        Dans l’atelier où l’on écrit un parcours, « À voir ici » envoie la place de
        l’étape, et rien d’autre, à des sources publiques : le ministère de la Culture,
        OpenStreetMap, Wikimedia et Panoramax reçoivent alors aussi l’adresse de votre
        connexion. Rien ne part avant que l’auteur appuie, et les joueurs ne leur
        demandent rien.
      </p>
      <TextTitle>Iconify, pour un dessin que le site n’a pas</TextTitle>
      <p>
        L’emblème d’une quête est un dessin que ce site envoie lui-même. Si, et seulement
        si, il répond qu’il ne l’a pas, le navigateur le demande au service public
        d’icônes Iconify (api.iconify.design), qui reçoit alors l’adresse de votre
        connexion et le nom du dessin.
      </p>
    </>
  );
}

function Rights({ filled }: { filled: Editeur }) {
  const contact = said(filled.dpoContact);
  return (
    <>
      <p>
        Vous pouvez demander à voir ce qui vous concerne, à le corriger, à l’effacer, à en
        limiter l’usage ou à vous y opposer. Ce que vous avez donné volontairement, vous
        pouvez l’emporter. Quand vous avez donné un accord, vous pouvez le retirer.
      </p>
      <p>
        {contact === null
          ? 'Écrivez par la page '
          : `Écrivez à ${contact}, ou par la page `}
        <Link to={paths.contact()}>Nous écrire</Link>. La réponse vient dans le mois. Une
        partie jouée sans compte n’est reliée à personne : pour l’effacer tout de suite,
        faites-le depuis l’appareil qui l’a jouée.
      </p>
      <p>
        Si la réponse ne vous convient pas, vous pouvez saisir la CNIL :{' '}
        <a href="https://www.cnil.fr/fr/plaintes">déposer une plainte en ligne</a>, ou par
        courrier, 3 place de Fontenoy, TSA 80715, 75334 PARIS CEDEX 07.
      </p>
    </>
  );
}
