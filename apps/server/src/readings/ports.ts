import type { Catalogue } from '#catalogue/snapshot.ts';
import type { ArtShelf } from '#catalogue/ports.ts';
import type { MemberPorts } from '#members/ports.ts';

export interface ReadingPorts extends MemberPorts {
  catalogue: Catalogue;
  art: ArtShelf;
}
