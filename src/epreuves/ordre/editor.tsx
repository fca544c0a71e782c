import { limits } from '@/domain/limits.ts';
import type { EpreuveEditorProps } from '../editor-props.ts';
import { ElementRows, withOption } from '../element-rows.tsx';
import { TextField } from '../text-field.tsx';

/** Writing things in their right order. */
export function OrdreEditor(props: EpreuveEditorProps) {
  const { epreuve, onChange, wiring } = props;
  const { options } = epreuve;
  return (
    <ElementRows
      {...props}
      legend="Éléments, dans le bon ordre"
      hint={`De ${limits.elementCount.min} à ${limits.elementCount.max}, le premier en haut. Les joueurs les reçoivent mélangés.`}
      noun="l’élément"
      addLabel="Ajouter un élément"
      ordered
      row={({ texte }, index) => (
        <TextField
          wiring={wiring}
          champ={`epreuve.options.${index}`}
          label={`Élément ${index + 1}`}
          labelHidden
          max={limits.option.max}
          value={texte}
          onText={(next) =>
            onChange({ options: withOption(options, index, { texte: next }) })
          }
          className="min-w-0 flex-1 basis-56"
        />
      )}
    />
  );
}
