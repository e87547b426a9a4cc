/**
 * Hosts that serve advertisements and count visitors and are of no other use to a page, with everything below them. A
 * short list of our own: what is met most, never what a page needs in order to work (tag managers, consent, payments).
 */
const advertisingHosts = new Set(
  `2mdn.net 33across.com 3lift.com adcolony.com adform.net adgrx.com adnxs.com adroll.com ads-twitter.com adsafeprotected.com
   adsrvr.org adtechus.com advertising.com adzerk.net agkn.com amazon-adsystem.com analytics.tiktok.com app-measurement.com
   appnexus.com bat.bing.com bidswitch.net bluekai.com carbonads.com casalemedia.com chartbeat.com chartbeat.net clarity.ms
   connatix.com contextweb.com crazyegg.com creativecdn.com criteo.com criteo.net crwdcntrl.net
   demdex.net dotomi.com doubleclick.net doubleverify.com everesttech.net exelator.com exponential.com eyeota.net
   fastclick.net flashtalking.com google-analytics.com googleadservices.com googlesyndication.com gumgum.com hotjar.com
   imrworldwide.com indexww.com innovid.com intellitxt.com inmobi.com krxd.net lijit.com liveintent.com liveramp.com
   mathtag.com media.net mgid.com ml314.com moatads.com mookie1.com mouseflow.com narrative.io nexac.com omtrdc.net onetag.com
   openx.net outbrain.com pubmatic.com quantcast.com quantserve.com revcontent.com rfihub.com rlcdn.com rubiconproject.com
   scorecardresearch.com serving-sys.com sharethrough.com simpli.fi sitescout.com smaato.net smartadserver.com
   sonobi.com spotxchange.com stackadapt.com taboola.com tapad.com teads.tv tremorhub.com tribalfusion.com turn.com
   undertone.com unrulymedia.com w55c.net yieldmo.com zedo.com zemanta.com`.split(/\s+/),
);

/** Why a host is not reached with ads blocked; undefined for any that is. `hostname`: as browsers write it. */
export function advertisingReason({ hostname }: { hostname: string }): string | undefined {
  const labels = hostname.split(".");
  const isListed = labels.some((_label, index) => advertisingHosts.has(labels.slice(index).join(".")));
  return isListed ? "it serves advertisements, which browserSettings.blockAds keeps out" : undefined;
}
