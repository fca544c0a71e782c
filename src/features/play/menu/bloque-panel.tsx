import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  blocageDraft,
  forgetBlocage,
  keepBlocage,
  keepConversation,
  openConversation,
} from '@/data/conversation/stored-conversations.ts';
import type { NewConversation } from '@/data/conversation/conversation-repository.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import type { KeptPartie } from '@/data/partie/kept-partie.ts';
import {
  anonymousName,
  blocageLines,
  blocageMessage,
  blocageSujet,
  blocageSchema,
  type Blocage,
} from '@/domain/conversation/blocage.ts';
import { answerWords } from '@/domain/epreuve/answer-words.ts';
import { limits } from '@/domain/limits.ts';
import { etapeOf, suiviOf } from '@/domain/partie/partie.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { authoredLang } from '@/langue/authored.ts';
import { AccessDeniedError, OfflineError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { refusedWords } from '@/lib/errors/refused-error.ts';
import { useOnline } from '@/lib/network/use-online.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { Checkbox } from '@/ui/choices/checkbox.tsx';
import { DoneNotice } from '@/ui/done-notice.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';

type BloquePanelProps = {
  quete: Quete;
  kept: KeptPartie;
  onClose: () => void;
};

/** Place of a player, to join to a message. */
function blocageOf({ contenu }: Quete, { partie, brouillon }: KeptPartie): Blocage {
  const etape = etapeOf(partie, contenu);
  const { erreurCount, indiceCount } = suiviOf(partie, etape.id);
  const { epreuve } = etape;
  const typed = brouillon?.etapeId === etape.id ? brouillon.texte : '';
  return {
    queteTitre: contenu.titre,
    version: partie.version,
    etapeTitre: etape.titre,
    numero: partie.etapeIndex + 1,
    etapeCount: contenu.etapes.length,
    erreurCount,
    indiceCount,
    reponse: epreuve.type === 'aucune' ? '' : answerWords(epreuve, typed),
  };
}

/** Failure of a message; its words are still there. */
function failureWords(error: unknown): string {
  const kept = t`Vos mots sont gardés sur cet appareil.`;
  if (error instanceof OfflineError) {
    return t`Le réseau ne répond pas\u00A0: rien n’est parti. Vos mots sont gardés sur cet appareil. Rouvrez «\u00A0Écrire à l’équipe\u00A0» quand il reviendra, ou passez l’étape.`;
  }
  const refused = refusedWords(error);
  if (refused !== null) return `${refused} ${kept}`;
  if (error instanceof AccessDeniedError) {
    return `${t`Vous venez d’écrire\u00A0: attendez une demi-minute, puis réessayez.`} ${kept}`;
  }
  return `${errorMessage(error)} ${kept}`;
}

type BlocageWords = { nom: string; message: string; joindre: boolean };

function conversationOf(
  { id, contenu }: Quete,
  { partie }: KeptPartie,
  blocage: Blocage,
  { nom, message, joindre }: BlocageWords,
): NewConversation {
  const contexte = {
    etape: etapeOf(partie, contenu).id,
    version: partie.version,
    indices: blocage.indiceCount,
  };
  return {
    sujet: blocageSujet(blocage),
    nom: nom === '' ? anonymousName : nom,
    texte: blocageMessage(message, joindre ? blocageLines(blocage) : null),
    insee: contenu.commune.insee,
    ...(joindre && {
      contexte,
      objet: { quete: id, etape: contexte.etape, version: contexte.version },
    }),
  };
}

/** A message to the team, with the player's place if they agree. The answer is read on /contact. */
export function BloquePanel({ quete, kept, onClose }: BloquePanelProps) {
  const etapeId = etapeOf(kept.partie, quete.contenu).id;
  // The joined data are those shown, even if the party changes meanwhile.
  const [blocage] = useState(() => blocageOf(quete, kept));
  const [draft] = useState(() => blocageDraft(etapeId));
  const services = useFirebase();
  const opening = useMutation({
    mutationFn: (conversation: NewConversation) =>
      openConversation(services, conversation),
  });
  const isOnline = useOnline();
  const form = useForm({
    schema: blocageSchema,
    values: { message: draft.message, nom: draft.nom, joindre: false, accord: false },
  });

  if (form.formState.isSubmitSuccessful) return <Sent onClose={onClose} />;

  return (
    <Form
      form={form}
      send={async (words) => {
        const conversation = conversationOf(quete, kept, blocage, words);
        const { id } = await opening.mutateAsync(conversation);
        keepConversation({ id, sujet: conversation.sujet, at: Date.now() });
        forgetBlocage();
      }}
      refusal={(error) => ({ message: failureWords(error) })}
      onType={({ nom, message }) => keepBlocage({ etapeId, nom, message })}
      className="space-y-5 text-lg"
    >
      <p>{t`Une personne lit, et une personne répond, souvent plus tard.`}</p>
      {!isOnline && (
        <p role="status">
          {t`Il n’y a pas de réseau\u00A0: écrivez, vos mots sont gardés ici. Ils partiront quand vous les enverrez, le réseau revenu.`}
        </p>
      )}
      <Field
        as="textarea"
        label={t`Qu’est-ce qui vous bloque\u202F?`}
        rows={3}
        maxCount={limits.contactMessage.max}
        {...form.field('message')}
      />
      <Field
        label={t`Prénom ou pseudonyme`}
        optional
        maxLength={limits.contactNom.max}
        autoComplete="off"
        {...form.field('nom')}
      />
      <div>
        <Checkbox {...form.field('joindre')}>{t`Joindre où j’en suis`}</Checkbox>
        <ul
          aria-label={t`Ce qui serait joint`}
          lang={authoredLang()}
          className="list-disc space-y-1 pl-6 text-base break-words"
        >
          {blocageLines(blocage).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <Checkbox {...form.field('accord')}>
        {t`J’accepte que mon message soit gardé le temps d’y répondre, puis un an.`}
      </Checkbox>
      <Button type="submit" size="large" wide pending={form.isPending}>
        {form.isPending ? t`Envoi…` : t`Envoyer le message`}
      </Button>
    </Form>
  );
}

function Sent({ onClose }: { onClose: () => void }) {
  return (
    <DoneNotice title={t`Votre message est arrivé`}>
      <p>
        <Trans>
          Vous lirez la réponse sur la page <Link to={paths.contact()}>Nous écrire</Link>,
          depuis cet appareil. En attendant, vous pouvez passer l’étape.
        </Trans>
      </p>
      <Button onClick={onClose}>{t`Revenir au jeu`}</Button>
    </DoneNotice>
  );
}
