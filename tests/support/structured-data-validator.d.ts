declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    path: { type?: string; property?: string; index?: number }[];
    fieldNames: string[];
  }
  export default class Validator {
    /** Without schema.org's vocabulary it checks Google's rules alone. */
    constructor(schemaOrg?: object);
    validate(extracted: { jsonld: object; microdata: object; rdfa: object }): Promise<Issue[]>;
  }
}
