import {
  BaseEdge,
  getBezierPath,
  Handle,
  Position,
  type EdgeProps,
  type NodeProps,
} from '@xyflow/react';
import IconEnd from '~icons/lucide/flag';
import IconStart from '~icons/lucide/map-pin';
import { classNames } from '@/ui/class-names.ts';
import type { LinkEdge } from './story-edges.ts';
import type { EtapeNode } from './story-nodes.ts';

/** Position of a cubic Bézier line at `t`, on one axis. */
function bezierAt(t: number, [a, b, c, d]: readonly [number, number, number, number]) {
  const rest = 1 - t;
  return rest ** 3 * a + 3 * rest ** 2 * t * b + 3 * rest * t ** 2 * c + t ** 3 * d;
}

/** The line of a choice, from the bottom of an étape to the top of the next, with its words on it. */
export function ChoixLine({ id, data, label, markerEnd, ...ends }: EdgeProps<LinkEdge>) {
  const { sourceX, sourceY, targetX, targetY } = ends;
  const { curvature = 0.25, wordsAt = 0.5 } = data ?? {};
  const [path] = getBezierPath({ ...ends, curvature });
  const down = targetY - sourceY;
  // As React Flow bends its lines: half the way down, or out and around if the étape is above.
  const bend = down >= 0 ? 0.5 * down : curvature * 25 * Math.sqrt(-down);
  return (
    <BaseEdge
      id={id}
      path={path}
      {...(markerEnd !== undefined && { markerEnd })}
      label={label}
      labelX={bezierAt(wordsAt, [sourceX, sourceX, targetX, targetX])}
      labelY={bezierAt(wordsAt, [sourceY, sourceY + bend, targetY - bend, targetY])}
    />
  );
}

/** An étape of the drawing: links arrive at its top and leave from its bottom. */
export function EtapeCard({ data }: NodeProps<EtapeNode>) {
  const { line, isActive, isMissed, errorCount, looseCount } = data;
  const { numero, titre, fin, chapitre } = line;
  return (
    <div
      className={classNames(
        'flex size-full flex-col justify-center rounded-carte border-2 bg-fond-carte px-4 py-2 text-texte',
        isActive ? 'border-primaire ring-2 ring-primaire' : 'border-trait-fort',
        isMissed && 'border-dashed',
        fin !== '' && 'rounded-pilule px-6',
      )}
    >
      <Handle type="target" position={Position.Top} />
      {chapitre !== '' && <p className="truncate text-texte-doux">{chapitre}</p>}
      <p
        className={classNames(
          'font-titre leading-tight font-bold',
          chapitre === '' || fin === '' ? 'line-clamp-2' : 'truncate',
        )}
      >
        {numero === 1 && (
          <IconStart aria-hidden="true" className="mr-1 inline size-4 align-baseline" />
        )}
        {numero}. {titre}
      </p>
      {fin !== '' && (
        <p className="flex items-center gap-1 truncate text-texte-doux">
          <IconEnd aria-hidden="true" className="size-4 shrink-0" />
          <span className="truncate">{fin}</span>
        </p>
      )}
      {errorCount + looseCount > 0 && (
        <p className="truncate font-bold text-alerte">
          {looseCount > 0 ? `${looseCount} choix à relier` : `${errorCount} à corriger`}
        </p>
      )}
      {fin === '' && <Handle type="source" position={Position.Bottom} />}
    </div>
  );
}
