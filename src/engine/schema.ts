/** Checks the shape of documents that come from outside: known atoms, right parameters, bounded sizes. */
import * as v from 'valibot';
import { findAtom } from './atom.ts';
import type { Kind, Node } from './document.ts';

/** A node of this kind with parameters that its atom accepts. */
export const nodeSchema = <K extends Kind>(kind: K): v.GenericSchema<Node<K>> =>
  v.lazy((input) => {
    const id: unknown = typeof input === 'object' && input !== null && 'atom' in input ? input.atom : undefined;
    const found = typeof id === 'string' ? findAtom(id) : undefined;
    return found && found.kind === kind ? found.schema : v.object({ atom: v.never(`atom:${kind}`) });
  }) as unknown as v.GenericSchema<Node<K>>;
