/** In place of SQLite in a function's build, which opens no database files: an address of one is refused before this. */
export default class NoSqlite {
  constructor() {
    throw new Error('a function reaches its database over HTTP');
  }
}
