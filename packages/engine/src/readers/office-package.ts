import { EngineError } from '../errors.ts';
import { MAX_RELATIONSHIPS } from '../limits.ts';
import type { Archive } from './archive.ts';
import { attributeOf, readXml, type XmlListener } from './xml.ts';

/** The parts of an Office file (ECMA-376 part 2) by name. Names are compared without case and without a leading slash. */
export interface OfficePackage {
  /** The part the package is about, or null where this is no Office file. */
  mainPart(): { name: string; contentType: string } | null;
  has(partName: string): boolean;
  /** Reads a part; null where there is none. Throws what `Archive.read` and `readXml` throw. */
  readPart(partName: string, listener: XmlListener): boolean;
  /** What a part points to, by relationship id. External targets are left out: nothing is fetched. */
  relationshipsOf(partName: string): Map<string, Relationship>;
  /** Targets outside the file (hyperlinks) by relationship id. */
  externalTargetsOf(partName: string): Map<string, string>;
  /** True where a part read so far, or the archive, was damaged. */
  readonly damaged: boolean;
}

export interface Relationship {
  /** The last step of the type's URI, the same in the transitional and the strict form: "worksheet". */
  type: string;
  /** Name of the part. */
  target: string;
}

export function openOfficePackage(archive: Archive): OfficePackage {
  return new ArchivedPackage(archive);
}

interface WrittenRelationship {
  id: string;
  type: string;
  target: string;
  external: boolean;
}

class ArchivedPackage implements OfficePackage {
  private readonly archive: Archive;
  private readonly indexByName: Map<string, number>;
  private readonly relationships = new Map<string, WrittenRelationship[]>();
  private xmlDamaged = false;

  constructor(archive: Archive) {
    this.archive = archive;
    this.indexByName = new Map(archive.names.map((name, index) => [partKey(name), index]));
  }

  get damaged(): boolean {
    return this.xmlDamaged || this.archive.damaged;
  }

  mainPart(): { name: string; contentType: string } | null {
    const target = [...this.relationshipsOf('').values()].find(
      (relationship) => relationship.type === 'officeDocument' && this.has(relationship.target),
    )?.target;
    const name = target ?? USUAL_MAIN_PARTS.find((usual) => this.has(usual));
    return name === undefined ? null : { name, contentType: this.contentTypeOf(name) };
  }

  has(partName: string): boolean {
    return this.indexByName.has(partKey(partName));
  }

  readPart(partName: string, listener: XmlListener): boolean {
    const index = this.indexByName.get(partKey(partName));
    if (index === undefined) return false;
    const { damaged } = readXml(this.archive.read(index), listener);
    this.xmlDamaged ||= damaged;
    return true;
  }

  relationshipsOf(partName: string): Map<string, Relationship> {
    const inside = this.writtenRelationships(partName).filter((relationship) => !relationship.external);
    return new Map(inside.map(({ id, type, target }) => [id, { type, target: resolveTarget(partName, target) }]));
  }

  externalTargetsOf(partName: string): Map<string, string> {
    return new Map(this.writtenRelationships(partName).flatMap(({ id, target, external }) => (external ? [[id, target] as const] : [])));
  }

  private writtenRelationships(partName: string): WrittenRelationship[] {
    const known = this.relationships.get(partName);
    if (known) return known;
    const found: WrittenRelationship[] = [];
    this.readOptionalPart(relationshipsPartOf(partName), (name, attributes) => {
      if (name !== 'Relationship' || found.length >= MAX_RELATIONSHIPS) return;
      const type = attributeOf(attributes, 'Type')?.replace(/^.*\//, '') ?? '';
      found.push({
        id: attributeOf(attributes, 'Id') ?? '',
        type,
        target: attributeOf(attributes, 'Target') ?? '',
        external: attributeOf(attributes, 'TargetMode') === 'External',
      });
    });
    this.relationships.set(partName, found);
    return found;
  }

  private contentTypeOf(partName: string): string {
    let contentType = '';
    this.readOptionalPart('[Content_Types].xml', (name, attributes) => {
      if (name === 'Override' && partKey(attributeOf(attributes, 'PartName') ?? '') === partKey(partName))
        contentType = attributeOf(attributes, 'ContentType') ?? '';
    });
    return contentType;
  }

  /** Parts that only describe others: a damaged one costs its information, not the document. */
  private readOptionalPart(partName: string, open: NonNullable<XmlListener['open']>): void {
    try {
      this.readPart(partName, { open });
    } catch (error) {
      if (!(error instanceof EngineError) || error.code !== 'file_damaged') throw error;
      this.xmlDamaged = true;
    }
  }
}

const USUAL_MAIN_PARTS = ['word/document.xml', 'xl/workbook.xml', 'xl/workbook.bin', 'ppt/presentation.xml'];

const partKey = (name: string): string => name.replace(/\\/g, '/').replace(/^\/+/, '').toLowerCase();

function relationshipsPartOf(partName: string): string {
  const slash = partName.lastIndexOf('/');
  return `${partName.slice(0, slash + 1)}_rels/${partName.slice(slash + 1)}.rels`;
}

/** A target is relative to the folder of the part that names it, or absolute from the package's root. */
function resolveTarget(partName: string, target: string): string {
  const path = target.startsWith('/') ? target : `${partName.slice(0, partName.lastIndexOf('/') + 1)}${target}`;
  const steps: string[] = [];
  for (const step of path.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}
