import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** An element: its text, or its children by local name and its attributes by '@name'. */
export type XmlNode = string | { readonly [name: string]: XmlNode | readonly XmlNode[] };

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
});

/**
 * The root element of a document as `{ name: node }`, or undefined if it is not well-formed or declares a document type:
 * invoices and statements of banks have none, and its entities could grow without limit. Lines before the declaration, which
 * portals and mail programs add, are left out.
 */
export const parseXml = (file: string): XmlNode | undefined => {
  // The mark of the byte order is white space, too.
  const xml = file.trimStart();
  if (/<!DOCTYPE/i.test(xml) || XMLValidator.validate(xml) !== true) return undefined;
  try {
    return parser.parse(xml) as XmlNode;
  } catch {
    // An element that is nested too deeply, or a name that is not allowed.
    return undefined;
  }
};

/** All elements at a path of local names, 'Party/PostalAddress/CityName'; on the way, too, each of several. */
export const nodesAt = (node: XmlNode | undefined, path: string): readonly XmlNode[] =>
  path
    .split('/')
    .reduce<readonly XmlNode[]>(
      (nodes, name) => nodes.flatMap((one) => childrenOf(one, name)),
      node === undefined ? [] : [node],
    );

const childrenOf = (node: XmlNode, name: string): readonly XmlNode[] => {
  if (typeof node === 'string' || !Object.hasOwn(node, name)) return [];
  const children = node[name] as XmlNode | readonly XmlNode[];
  return Array.isArray(children) ? children : [children as XmlNode];
};

/** The text of an element, without white space around it; undefined if there is none. */
export const textOf = (node: XmlNode | undefined): string | undefined => {
  const text = typeof node === 'object' ? node['#text'] : node;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
};
