import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  query,
  setLogLevel,
  where,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { expect, it } from 'vitest';
import { sessionByActor, uidOf, type Actor } from './actors.ts';
import { countAttempt, emptyLargeReport } from './coverage.ts';
import { covered, firestoreHost, type Project } from './engines.ts';
import { noteRows } from './rights.ts';
import {
  changed,
  changeOne,
  describeChange,
  type Attempt,
  type Difference,
  type Documents,
  type Fields,
  type List,
  type Row,
} from './row.ts';
import { FromNow } from './values.ts';

// Hundreds of refusals are expected; each would be printed.
setLogLevel('silent');

/** The back end of a project, and its clients. */
type Place = {
  environment: RulesTestEnvironment;
  owner: Firestore;
  firestoreByActor: Map<Actor, Firestore>;
};

const placeByProject = new Map<Project, Promise<Place>>();

/** The modular functions accept the instance of the testing library, which its type does not declare. */
function modular(context: RulesTestContext): Firestore {
  return context.firestore() as unknown as Firestore;
}

async function openPlace(projectId: Project): Promise<Place> {
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: firestoreHost,
  });
  // The context without rules lives as long as its callback: this one stays for the whole run.
  const owner = await new Promise<Firestore>((resolve, reject) => {
    environment
      .withSecurityRulesDisabled((context) => {
        resolve(modular(context));
        return new Promise<void>(() => undefined);
      })
      .catch(reject);
  });
  return { environment, owner, firestoreByActor: new Map() };
}

function placeOf(project: Project): Promise<Place> {
  const place = placeByProject.get(project) ?? openPlace(project);
  placeByProject.set(project, place);
  return place;
}

async function firestoreOf(actor: Actor, project: Project): Promise<Firestore> {
  const { environment, firestoreByActor } = await placeOf(project);
  const known = firestoreByActor.get(actor);
  if (known !== undefined) return known;
  const context =
    actor === 'nobody'
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(uidOf(actor), sessionByActor[actor].token);
  const firestore = modular(context);
  firestoreByActor.set(actor, firestore);
  return firestore;
}

/** The fields now: relative times are computed. */
function presentOf(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => {
      if (value instanceof FromNow) return [key, value.toTimestamp()];
      const isMap = typeof value === 'object' && value?.constructor === Object;
      return [key, isMap ? presentOf(value as Fields) : value];
    }),
  );
}

async function commit(firestore: Firestore, documents: Documents): Promise<void> {
  const batch = writeBatch(firestore);
  for (const [path, fields] of Object.entries(documents)) {
    if (fields === null) batch.delete(doc(firestore, path));
    else batch.set(doc(firestore, path), presentOf(fields));
  }
  await batch.commit();
}

/** Empties the back end and puts these documents there, past the rules. */
export async function setScene(
  before: Documents,
  project: Project = covered,
): Promise<void> {
  const { environment, owner } = await placeOf(project);
  await environment.clearFirestore();
  const present = Object.entries(before).filter(([, fields]) => fields !== null);
  await commit(owner, {
    ...Object.fromEntries(present),
    [`revocations/${uidOf('adminRevoked')}`]: { at: new Date(), by: uidOf('admin') },
  });
}

function queryOf(
  firestore: Firestore,
  { list, everywhere, where: condition, limit: most }: List,
) {
  const source =
    everywhere === true ? collectionGroup(firestore, list) : collection(firestore, list);
  const conditions = condition === undefined ? [] : [where(...condition)];
  return most === undefined
    ? query(source, ...conditions)
    : query(source, ...conditions, limit(most));
}

async function carryOut(attempt: Attempt, project: Project): Promise<void> {
  const firestore = await firestoreOf(attempt.as, project);
  if (project === covered) countAttempt(JSON.stringify(attempt).length);
  if ('commit' in attempt) await commit(firestore, attempt.commit);
  else if ('get' in attempt) await getDocFromServer(doc(firestore, attempt.get));
  else await getDocsFromServer(queryOf(firestore, attempt));
}

/** The rules' answer to an attempt. Any other failure is thrown: it would prove nothing. */
export async function judge(
  attempt: Attempt,
  project: Project = covered,
): Promise<'allowed' | 'refused'> {
  try {
    await carryOut(attempt, project);
    return 'allowed';
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'permission-denied') {
      return 'refused';
    }
    throw error;
  }
}

function setsTheScene(difference: Difference): boolean {
  return 'before' in difference;
}

async function wronglyRefused(row: Row, project: Project): Promise<string[]> {
  const { allowed, allowedToo = [] } = row;
  const found: string[] = [];
  for (const difference of [undefined, ...allowedToo]) {
    const attempt = difference === undefined ? allowed : changed(allowed, difference);
    await setScene(attempt.before, project);
    if ((await judge(attempt, project)) === 'refused') {
      found.push(
        difference === undefined ? 'the row itself' : describeChange(difference),
      );
    }
  }
  return found;
}

async function wronglyAllowed(row: Row, project: Project): Promise<string[]> {
  const { allowed, refused } = row;
  const found: string[] = [];
  await setScene(allowed.before, project);
  // A refused attempt leaves no trace, so those with the same scene share it, and run first.
  const inOrder = refused.toSorted(
    (a, b) => Number(setsTheScene(a)) - Number(setsTheScene(b)),
  );
  for (const difference of inOrder) {
    const attempt = changeOne(allowed, difference);
    if (setsTheScene(difference)) await setScene(attempt.before, project);
    if ((await judge(attempt, project)) === 'allowed') {
      found.push(describeChange(difference));
      await setScene(allowed.before, project);
    }
  }
  return found;
}

/** A test per row: tries all its neighbours, allowed and refused. */
export function proveRows(rows: readonly Row[], project: Project = covered): void {
  noteRows(rows);
  for (const row of rows) {
    it(row.title, async () => {
      if (project === covered) await emptyLargeReport();
      expect(await wronglyRefused(row, project), 'refused, and should not be').toEqual(
        [],
      );
      expect(await wronglyAllowed(row, project), 'allowed, and should not be').toEqual(
        [],
      );
    });
  }
}
