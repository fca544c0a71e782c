import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { CodedMessage } from '@/code-tools/coded-message.tsx';
import { CodeTool } from '@/code-tools/code-tool.tsx';
import { SignTable } from '@/code-tools/sign-table.tsx';
import { useSecretCode } from '@/code-tools/use-secret-code.ts';
import { codeTitle } from '@/domain/secret-code/code-title.ts';
import { secretCodePath } from '@/domain/secret-code/address.ts';
import type { SecretCode } from '@/domain/secret-code/secret-code.ts';
import { secretCodeCard } from '@/domain/secret-code/table.ts';
import { authoredLang } from '@/langue/authored.ts';
import { currentLangue } from '@/langue/current-langue.ts';
import { Button } from '@/ui/button.tsx';
import { AnswerField } from '../answer-field.tsx';
import type { EpreuvePlayerProps } from '../player-props.ts';

type Props = EpreuvePlayerProps<'message_code'>;

/** A coded message to decipher, with its code at hand as its author allows. */
export function MessageCodePlayer({
  epreuve,
  typed,
  onType,
  consigneId,
  error,
  indiceCount,
}: Props) {
  const loaded = useSecretCode(epreuve.secretCode);
  const hasHelp =
    epreuve.aide === 'toujours' || (epreuve.aide === 'indice' && indiceCount > 0);
  return (
    <div className="play-serre space-y-4">
      <section aria-label={t`Message codé`}>
        {loaded.state === 'pret' ? (
          <CodedMessage
            secretCode={loaded.secretCode}
            variantId={epreuve.variante}
            text={epreuve.chiffre}
            isTiled
          />
        ) : (
          // The bare text replaces the drawings while they load, or if they fail.
          <p className="font-mono text-lg break-words">{epreuve.chiffre}</p>
        )}
      </section>
      {currentLangue() !== 'fr' && <p>{t`Déchiffré, ce message est en français.`}</p>}
      <AnswerField
        label={t`Votre réponse, en clair`}
        value={typed}
        onValueChange={onType}
        consigneId={consigneId}
        error={error}
      />
      {/* Below the answer, which an opened tool would push out of sight. */}
      {hasHelp && loaded.state === 'pret' && (
        <Help epreuve={epreuve} secretCode={loaded.secretCode} onAnswer={onType} />
      )}
      {epreuve.aide === 'indice' && !hasHelp && (
        <p>{t`Le premier indice ouvre la page de ce code et son outil.`}</p>
      )}
    </div>
  );
}

type HelpProps = {
  epreuve: Props['epreuve'];
  secretCode: SecretCode;
  /** Called with the text that the tool found. */
  onAnswer: (text: string) => void;
};

/** The code's signs, its tool and the way to its page, folded until they are wanted. */
function Help({ epreuve, secretCode, onAnswer }: HelpProps) {
  const card = secretCodeCard(epreuve.secretCode);
  if (card === null) return null;
  const titre = codeTitle(card);
  const { variants } = secretCode;
  const variante = variants.find(({ id }) => id === epreuve.variante) ?? variants[0];
  return (
    <details className="rounded-carte border border-trait bg-fond-carte px-4">
      <summary className="flex min-h-14 items-center text-lg font-bold text-primaire-fort">
        {t`Ouvrir l’aide\u00A0: ${titre}`}
      </summary>
      <div className="space-y-6 pb-5">
        {variante !== undefined && <p>{t`Variante\u00A0: ${variante.label}.`}</p>}
        <SignTable secretCode={secretCode} variantId={epreuve.variante} />
        <CodeTool
          secretCode={secretCode}
          decodeOnly
          level={2}
          initial={{ text: epreuve.chiffre, variante: epreuve.variante }}
          renderClear={(text) => <TakeResult text={text} onTake={onAnswer} />}
        />
        <p>
          <a
            href={secretCodePath(card)}
            target="_blank"
            rel="noopener"
            hrefLang={authoredLang()}
            className="inline-flex min-h-11 items-center font-bold"
          >
            {t`Lire la page de ce code (nouvel onglet)`}
          </a>
        </p>
      </div>
    </details>
  );
}

type TakeResultProps = { text: string; onTake: (text: string) => void };

/** Copies the result of the tool into the answer, and announces it. */
function TakeResult({ text, onTake }: TakeResultProps) {
  const [taken, setTaken] = useState<string | null>(null);
  return (
    <p className="mt-3 flex flex-wrap items-center gap-3">
      <Button
        variant="secondary"
        onClick={() => {
          onTake(text);
          setTaken(text);
        }}
      >
        {t`Mettre dans ma réponse`}
      </Button>
      <span role="status">{taken === text ? t`C’est dans votre réponse.` : ''}</span>
    </p>
  );
}
