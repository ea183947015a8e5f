import { closeDatabase, read } from '#src/server/database.ts';
import { findRecipes } from '#src/server/search.ts';
const client:any = (read() as any).$client ?? (read() as any).session.client;
const orig = client.execute.bind(client); let log: [string,number][]|null=null;
client.execute = async (s:any)=>{ const b=process.cpuUsage(), t=performance.now(); const r=await orig(s); const u=process.cpuUsage(b); log?.push([JSON.stringify(s.args??'').slice(0,150)+' | '+String(s.sql??s).replace(/\s+/g,' ').slice(0,60), (u.user+u.system)/1000]); return r; };
for (const q of process.argv.slice(2)) { const best=new Map<string,number>(); let tot=1e9;
 for (let i=0;i<15;i++){ log=[]; const b=process.cpuUsage(); await findRecipes(q,[],{from:0,length:15}); const u=process.cpuUsage(b); tot=Math.min(tot,(u.user+u.system)/1000); log.forEach(([k,v],j)=>best.set(j+' '+k,Math.min(best.get(j+' '+k)??1e9,v))); }
 console.log('==',q,'total cpu',tot.toFixed(2)); for(const [k,v] of best) console.log(v.toFixed(2),k); }
closeDatabase();
