import { closeDatabase } from '#src/server/database.ts';
import { listRecipes } from '#src/server/recipes.ts';
import { findLabelled, findRecipes } from '#src/server/search.ts';
import { countMatches, newestMatches, bestMatches, label, countLabelled, anyMatch } from '#src/server/full-text.ts';
import { termsFor } from '#src/server/search-terms.ts';
import { read } from '#src/server/database.ts';
import { sql } from 'drizzle-orm';
async function m(n:string,f:()=>Promise<unknown>,N=30){ await f(); const b=process.cpuUsage(), t=performance.now(); let best=1e9; for(let i=0;i<N;i++){const s=performance.now(); await f(); best=Math.min(best,performance.now()-s);} const c=process.cpuUsage(b); console.log(n.padEnd(28),'cpu',((c.user+c.system)/1000/N).toFixed(2),'best',best.toFixed(2),'avg',((performance.now()-t)/N).toFixed(2)); }
const E={kind:'category',slug:'all'} as const; const s={from:0,length:15};
await m('select 1',()=>read().all(sql`select 1`),200);
await m('list',()=>listRecipes({},{page:1}));
await m('findLabelled',()=>findLabelled([],s));
await m('countLabelled',()=>countLabelled(E));
await m('newest all',()=>newestMatches(label(E),s));
await m('count all',()=>countMatches(label(E)));
for (const q of ['chickpea curry','salt','chikpea','brocoli salad','coconut milk rice curry powder onion','quick dinner','lemon','curry without coconut','stirfry','olive oil','easy pasta']) { await m(q,()=>findRecipes(q,[],s)); }
await m('terms chickpea curry',()=>termsFor(['chickpea','curry']));
await m('exists',()=>anyMatch(['"chickpea"','"curry"','"garbanzo"']));
await m('exists p',()=>anyMatch(['"curry" *']));
await m('best tier',()=>bestMatches('{title} : ("chickpea" AND "curry")',s));
await m('count',()=>countMatches('("chickpea" AND "curry")'));
closeDatabase();
