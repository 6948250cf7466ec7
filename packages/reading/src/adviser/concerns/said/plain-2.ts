import { evenings } from './evenings.ts';

/** The plainest questions, message by message. */
export default evenings(`
  love-this-year | 저 올해 연애 가능할까요?
  > why-still-alone | 2년째 솔로예요
  > where-to-meet | 만나면 어디서 만날까요

  someone-comes-when | 여자친구 언제 생기나요
  home-and-work-only | 회사집만 반복하는데 뭘 해야돼요?
  blind-date-offered | 소개팅 들어오면 받는게 나을까요

  love-luck-at-large | 연애운 좀 봐주세요
  > tells-more | 마지막 연애가 작년 여름이에요
  someone-comes | 이번엔 좋은 사람 만날 수 있을까요?
  > best-month-for-love | 몇월쯤이 좋아요?

  why-still-alone | 나 왜 남친이 안생겨??
  never-loved | 모솔이야ㅠㅠ
  > someone-comes-when | 언제 생길까

  spouse-blessing | 제 사주에 여자복 있나요
  my-loves-are-short | 지금까지 만난 여자마다 세 달을 못 갔어요
  > it-always-fizzles | 뭐가 문젠가요

  too-late-by-age | 이 나이에도 새로운 인연이 들어올까요
  no-more-introductions | 주변은 다 결혼했고 소개도 이제 안 들어오네요
  kind-of-person-to-come | 어떤 남자가 저랑 맞을까요

  couple-lasts | 남자친구랑 오래 갈 수 있을까요?
  > tells-more | 만난지 세달 됐어요
  texts-grew-rare | 요즘 연락이 좀 줄었어요
  > texts-grew-rare | 왜그런거에요?

  partner-loves-me | 여친이 저 진짜 좋아하는거 맞나요
  never-says-love | 표현이 거의 없어서요
  > may-i-do-so | 제가 물어봐도 될까요

  back-together-will | 재회 가능할까요?
  was-dumped | 한달 전에 제가 차였어요
  text-first-or-wait | 먼저 연락해도 돼요?
  > apology-words | 뭐라고 보내죠

  back-together-will | 헤어진 여친 다시 돌아올까요
  is-it-my-fault | 제가 바빠서 소홀했어요
  contact-ex-when | 연락 언제 하는게 좋아요

  will-ex-contact | 전남친한테 연락 올까요ㅠ
  ex-has-not-blocked-me | 차단은 안했더라구요
  > wait-for-ex | 기다리면 와요?

  ex-thinks-of-me | 그 사람 지금 저 그리워하나요?
  ex-keeps-our-photo | 프사는 아직 우리 여행 갔던 사진이에요
  ex-feelings-left | 미련 있는 거 맞죠
  > why-ex-silent | 근데 왜 연락을 안 해요

  hurts-after-months | 헤어진지 반년인데 아직도 못 잊겠어요
  > tells-more | 3년 만났어요
  > how-long-it-hurts | 언제쯤 괜찮아질까요

  hold-who-leaves | 차인지 일주일 됐는데 잡을까요
  > tells-more | 성격차이라고 하더라고요
  > hold-who-leaves | 잡으면 잡혀요?

  shall-part | 이 남자랑 헤어져야 할까요?
  lie-found-out | 자꾸 거짓말하다 걸려요
  > will-partner-change | 고쳐질까요

  shall-part | 헤어지는게 맞는지 모르겠어요
  same-fight-again | 맨날 같은 걸로 싸워요
  > knows-i-will-leave | 그 사람은 헤어질 생각 있을까요?

  ex-has-someone-maybe | 전남친 여자친구 생겼을까요
  ex-has-someone-maybe | 인스타에 여자 사진이 올라왔어요
  > wait-for-ex | 저 이제 포기해야 하나요

  part-again-after | 다시 만나면 이번엔 잘 될까요
  > on-off-couple | 벌써 두 번 헤어졌다 만났거든요
  > part-again-after | 또 헤어질까봐 무서워요

  marry-when-alone | 저 결혼은 언제 하나요?
  > tells-more | 지금 남친은 없어요
  kind-of-spouse | 제 남편 될 사람은 어떤 사람이에요

  marry-at-all | 결혼운 있나요 제가
  no-money-for-love | 모아둔 돈도 별로 없고 자신이 없네요
  > marry-when-alone | 몇 살에 하면 좋습니까

  couple-reaches-marriage | 남자친구랑 결혼까지 갈까요?
  partner-thinks-marriage | 2년 만났는데 결혼 얘기를 안 꺼내요
  > raise-wedding-talk | 제가 먼저 말 꺼내볼까요
  > wedding-talk-words | 뭐라고 꺼내요

  marry-this-one-should | 지금 여자친구랑 결혼해도 괜찮을까요
  parents-oppose-wedding | 부모님이 반대하십니다
  > persuade-my-parents | 설득할 수 있을까요

  spouse-no-talk | 남편이랑 대화가 없어요
  > spouse-no-talk | 애들 크고 나니까 더 그래요
  > divorce-or-not | 이렇게 계속 살아야하나요

  will-we-divorce | 이혼수 있나요?
  flatmate-spouse | 작년부터 각방써요
  silent-treatment | 남편은 무슨 생각일까요

  can-we-be-good-again | 아내와 사이가 다시 좋아질 수 있을까요
  > tells-more | 제가 사업 실패하고 나서 말을 안 합니다
  > open-a-talk | 뭐부터 하면 될까요

  spouse-blessing | 배우자복 봐주세요
  spouse-money | 돈 많은 남자 만날 수 있어요?ㅋㅋ
  > where-to-meet | 그런 사람 어디서 만나요

  marry-at-all | 저 결혼 못 하는 사주인가요
  parents-press | 엄마가 매일 결혼하라고 난리예요
  content-alone | 그냥 혼자 살아도 될까요?

  proposal-will-come | 프로포즈 언제 받을 수 있을까요
  two-families-meet | 상견례는 내년 봄에 하기로 했어요
  > proposal-when | 올해 안에 할까요?

  after-divorce | 재혼할 수 있을까요
  divorced-with-a-child | 아이 하나 키우고 있어요
  > takes-me-as-i-am | 아이 있는 거 이해해줄 사람 있을까요

  crush-comes-true | 짝사랑하는 사람이 있는데 이루어질까요
  > crush-classmate | 같은 과 선배예요
  ssum-likes-me | 저한테 관심 있을까요?
  > confess-or-not | 고백해도 돼요?

  ssum-likes-me | 걔도 나 좋아할까
  crush-coworker | 알바 같이 하는 애야
  > ask-them-out | 밥 먹자고 해도 되나

  crush-coworker | 회사 동료를 좋아하게 됐어요
  > excuse-to-meet | 팀이 달라서 볼 일이 별로 없어요
  > crush-come-closer | 어떻게 가까워지죠

  confess-or-not | 고백할까 말까 고민이에요
  friend-i-love | 친구로 지낸지 5년됐어요
  friendship-after-confession | 차이면 친구도 못하겠죠?

  crush-likes-me | 짝녀 마음이 궁금합니다
  tells-good-sign | 톡하면 답은 잘 해줘요
  confess-when | 언제 고백하는게 좋을까요

  crush-likes-me | 걔가 저 좋아하는지 알수있나요??
  eyes-meet | 눈이 자주 마주쳐요
  > afraid-of-mistake | 착각일까요

  crush-taken | 좋아하는 사람한테 여자친구가 있어요
  > give-up-crush | 마음 접어야겠죠
  > forget-crush-how | 접는 게 잘 안 돼요

  confess-refused | 고백했는데 차였어요
  stay-friends-said | 좋은 오빠동생으로 지내자네요
  > confess-again | 다시 고백하면 될까요?

  ghosted-why | 썸남이 연락이 없어요
  > left-unread | 어제 낮부터 안 읽어요
  > text-first-or-wait | 먼저 톡해볼까요?
  > reply-to-ex | 뭐라고요

  is-it-ssum | 이거 썸 맞아요?
  meets-never-names | 매일 톡하고 주말마다 보는데 사귀자고는 안해요
  > ssum-official-when | 언제 사귀자고 할까요

  ssum-likes-me | 썸녀가 저한테 마음이 있는 걸까요
  answers-slower | 답장이 느린 편이에요
  is-it-their-nature | 원래 그런 스타일일까요 관심이 없는 걸까요

  second-date-offer | 소개팅남한테 애프터 올까요?
  > date-went-well | 어제 처음 봤는데 분위기는 좋았어요
  > text-first-or-wait | 제가 먼저 연락하면 별로예요?

  read-no-answer | 읽씹당했어요ㅠㅠ
  read-no-answer | 주말에 뭐하냐고 물었는데 읽고 답이 없어요
  > after-no-answer | 다시 보내면 매달리는 거 같죠

  keep-talk-going | 카톡 어떻게 이어가야돼요?
  keep-talk-going | 할 말이 없어서 맨날 끊겨요
  > ask-out-when | 만나자고 언제 말해요

  serious-or-light | 이 남자 저한테 진심이에요?
  warm-meeting-cold-text | 만나면 잘해주는데 연락은 뜸해요
  > am-i-kept-around | 간보는거 아닌가요

  will-they-text | 오늘 연락 올까?
  > tells-more | 싸운 건 아니고 그냥 조용해
  > text-first-or-wait | 내가 먼저 하면 안돼?

  us-two-match | 저희 궁합 어때요?
  > tells-more | 만난지 100일 됐어요
  > where-we-clash | 뭘 조심해야 할까요

  us-two-match | 여자친구랑 궁합 좀 봐주세요
  same-fight-again | 자주 싸우는 편입니다
  > same-fight-again | 왜 자꾸 싸우는 걸까요

  us-two-match | 이 사람이랑 저랑 잘 맞나요?
  > tells-more | 아직 사귀는건 아니에요
  us-two-match | 사귀면 어떨까요

  us-two-match | 연하남이랑 궁합 괜찮은가요
  > age-gap-couple | 제가 다섯살 많아요
  > marry-this-one-should | 결혼 상대로는요?

  gunghap-bad | 남편하고 궁합이 안 좋다는데 진짜예요?
  > gunghap-bad | 결혼 전에 다른 데서 그러더라고요
  > must-i-adjust | 어떻게 맞춰가야 하나요

  > tells-more | 한번도 말해본적은 없어요
  > open-a-talk | 어떻게 말해요

  my-animal-year | 저는 무슨 띠랑 잘 맞아요?
  my-animal-year | 쥐띠랑은 안 맞는다고 들었어요
  kind-of-person-to-come | 어떤 성격의 남자가 좋을까요

  kind-of-person-to-come | 저랑 잘 맞는 여자는 어떤 스타일인가요
  > tells-more | 전 여친들은 다 기가 셌어요
  > older-or-younger | 연상 연하 중에는요

  low-self-worth | 자존감이 너무 낮아요
  lose-myself-in-love | 연애만 하면 눈치를 봐요
  > low-self-worth | 어떻게 하면 나아질까요

  why-i-cling | 저 너무 집착하는거 같아요
  waiting-for-phone | 답장 늦으면 계속 폰만 봐요
  > how-would-they-take-it | 남친이 질릴까요

  why-unpopular | 나는 왜 이렇게 인기가 없지
  looks-and-love | 외모도 별로고 말주변도 없음

  lonely-night | 너무 외로워요
  lonely-night | 밤만 되면 눈물나요
  will-i-be-loved | 저 사랑받을 수 있을까요?

  fear-of-love | 사람 만나는 게 무서워요
  was-cheated-on | 전남친이 바람펴서 헤어졌거든요
  > can-i-trust-partner | 다시 믿을 수 있을까요

  partner-loves-me | 남친이 저를 사랑하는지 모르겠어요 불안해요
  > partner-loves-me | 잘해주긴 하는데 괜히 그래요
  > over-sensitive | 제가 예민한걸까요?

  content-alone | 연애 꼭 해야 하나요
  content-alone | 혼자가 편하긴 한데 가끔 허전해요
  love-luck-at-large | 지금은 어떤 시기예요?

  someone-comes-when | 언제쯤 인연이 들어와요?
  > love-this-year | 올해는 벌써 끝나가잖아요
  > marry-this-year | 내년은 어때요

  my-decade-of-life | 제 연애 전성기는 언제인가요
  > tells-more | 20대엔 공부만 했습니다
  > my-decade-of-life | 30대엔 풀리나요

  luck-next-month | 다음달 연애운 궁금해요
  blind-date-coming | 소개팅이 하나 잡혀있어요
  > ssum-becomes-love | 잘 될까요?

  confess-when | 고백 시기 언제가 좋을까요
  > confess-on-the-day | 곧 크리스마스라서 그때 할까 해요
  > would-they-take-me-back | 받아줄까요

  back-together-when | 재회하면 언제쯤일까요
  > since-we-parted | 헤어진지 3개월 됐어요
  > prepare-until-then | 그 전에 제가 뭘 하면 좋아요

  wed-when-together | 결혼 시기는 언제가 좋을까요?
  > wed-when-together | 내년이랑 내후년 중에 고민중이에요
  child-when | 아이는 언제 생겨요?

  luck-this-week | 이번주 연애운 어때
  meets-this-weekend | 주말에 번개모임 나가
  > meets-there | 거기서 썸 생길까?

  someone-comes | 늦게라도 짝을 만나나요
  only-worked-till-now | 일만 하다 이렇게 됐네요
  too-picky | 제가 눈이 높은 걸까요

  apology-words | 여친 화 풀어주려면 어떻게 해요
  i-forgot-their-day | 기념일을 까먹었어요
  > call-instead | 지금 전화해도 되나요

  is-partner-cheating | 남친이 바람피는거 같아요
  partner-hides-something | 폰을 자꾸 숨겨요
  > confront-or-pretend | 물어봐야 할까요 모르는척 할까요

  couple-slump | 권태기인가봐요
  thrill-gone | 설레지가 않아요
  shall-part | 헤어지자고 해야 할까요

  waiting-for-soldier | 남친 군대 가는데 기다릴 수 있을까요
  > tells-more | 다음달 입대예요
  > apart-heart-changes | 그 사람 마음은 안 변할까요

  long-distance | 장거리 연애 괜찮을까요?
  > tells-more | 저는 서울 남친은 부산이에요
  how-often-see-far | 한달에 두번 봐요 이걸로 충분한가요

  ex-feelings-left | 전여친 마음이 완전히 떠난 건가요
  > is-it-over | 정말 끝난 겁니까

  ex-regrets | 걔 후회할까?
  left-me-for-another | 환승당했어
  > wish-they-regret | 벌 받았으면 좋겠어

  ex-contacts-why | 전남친이 갑자기 연락왔어요
  > ex-contacts-why | 잘 지내냐고 왔어요
  > ex-feelings-left | 무슨 마음일까요
  > answer-ex | 답장할까요?

  i-dumped-and-regret | 제가 찼는데 후회돼요
  > i-said-breakup-in-anger | 홧김에 그랬어요
  > would-they-take-me-back | 다시 만나자고 하면 받아줄까요

  crush-trainer | 헬스장 트레이너 좋아하는데 어떡하죠
  > ssum-or-only-kind | 저한테만 친절한 건 아닌 거 같아요
  > kind-by-trade | 그냥 직업이라 그런 거겠죠?

  crush-much-older | 나이차이 많이 나는 사람 좋아해요
  > tells-more | 열한살 차이에요
  > only-a-younger-sister | 저를 여자로 볼까요

  crush-come-closer | 좋아하는 여자에게 어떻게 다가가야 할까요
  > crush-client | 거래처 직원이에요
  ask-them-out | 커피 한잔 하자고 하면 부담스러울까요

  am-i-turned-down | 썸이 끝난 걸까요?
  tone-changed | 갑자기 말투가 차가워졌어요
  > whose-fault | 제가 뭘 잘못했을까요

  confess-when | 언제 고백하면 성공할까요
  > tells-more | 세 번 만났고 손은 안 잡았어요
  > confess-where-how | 어디서 하는게 좋아요

  watches-my-stories | 인스타 스토리는 보는데 디엠은 안해요 왜이래요
  > watches-my-stories | 하루도 안빼고 봐요
  > ssum-likes-me | 관심 있는거예요?

  is-crush-open-to-love | 이 사람 연애할 생각은 있는 걸까요
  > partner-too-busy | 일이 바쁘다는 말만 해요
  > wait-or-stop | 계속 기다려요?

  two-at-once | 두 사람 중에 누구를 만나야 할까요
  > two-at-once | 한 명은 다정하고 한 명은 설레요
  > spark-or-comfort | 설레는 쪽이 맞죠?

  someone-comes-when | 첫연애 언제 해요?
  no-one-around | 여대라 남자가 없어요
  dating-app-try | 앱으로 만나도 괜찮아요?

  foreign-partner | 국제결혼도 괜찮을까요 제 사주에
  > tells-more | 베트남에서 일하고 있습니다
  foreign-partner | 외국인과 인연이 있습니까

  in-laws-conflict | 시어머니 때문에 힘들어요
  spouse-not-on-my-side | 남편이 중간에서 아무 말도 안 해요
  > spouse-not-on-my-side | 남편한테 뭐라고 말할까요

  spouse-affair-found | 남편이 외도를 했어요
  > they-apologised | 잘못했다고 빌고는 있어요
  > spouse-affair-found | 용서해야 할까요

  date-a-divorced-one | 돌싱남이랑 만나는데 결혼 괜찮을까요
  > tells-more | 아이는 전처가 키워요
  > tell-parents-they-were-wed | 부모님께 언제 말하죠

  how-much-loved | 여자친구는 저를 어떻게 생각하나요
  dodges-wedding-talk | 요새 결혼 얘기하면 말을 돌려요
  > dodges-wedding-talk | 부담스러운 걸까요

  opposite-natures | 성격이 너무 다른데 괜찮을까요?
  > opposite-natures | 저는 극 E고 남친은 I예요
  > must-i-adjust | 누가 맞춰야 해요

  gunghap-score | 아내와 궁합 점수로 치면 몇 점인가요
  same-fight-again | 사소한 일로 자주 다툽니다
  > how-not-to-fight | 줄일 방법 있습니까

  us-two-match | 저 혼자 좋아하는 사람인데 궁합 봐줄 수 있나요
  > hour-unknown | 생일만 알고 시간은 몰라요
  > confess-or-not | 잘 맞으면 고백해볼까요

  why-it-ended | 헤어진 사람인데 궁합이 안 맞았던 걸까요
  > tells-more | 말이 안 통했어요
  > part-again-after | 다시 만나도 똑같을까요?

  only-bad-ones | 저는 왜 맨날 나쁜 남자만 만나요
  turned-out-taken | 이번에도 유부남이었어요
  > same-kind-again | 어떻게 해야 안 꼬여요

  fall-too-fast | 금사빠인데 고칠수있나요
  fall-too-fast | 잘해주면 바로 좋아해요
  > not-hurt-again | 그래서 맨날 저만 상처받아요

  my-loves-are-short | 연애가 길게 안 가는 이유가 뭘까요
  cool-off-fast | 보통 제가 먼저 식어요
  next-one-lasts | 저도 정착할 수 있습니까

  partner-loves-me | 사랑받고 있다는 느낌이 없어요
  > did-try-already | 표현해달라고 해도 그때뿐이에요
  > if-it-goes-on | 그냥 제가 포기할까요

  low-self-worth | 나이 드니까 자신감이 떨어져요
  blind-date-turned-down | 소개팅에서 두 번 연속 까였어요
  am-i-charming | 제가 매력이 없나요?

  marry-this-year | 내년에 결혼할 사람 만날까요?
  > tells-more | 지금은 아무도 없어요
  > best-month-for-love | 상반기 하반기 중에 언제요

  couple-hard-time | 우리 위기는 언제 와요?
  > tells-more | 이제 1년 됐어요
  > couple-hard-time | 어떻게 넘기죠

  ssum-official-when | 언제부터 사귀게 될까요
  > long-ssum | 두달째 썸만 타요
  woman-confesses-first | 제가 먼저 고백하는 건 별로인가요?

  unblock-ex | 전여친 차단 풀까요
  > tells-own-part | 자꾸 프로필 들어가보게 돼서 차단했어요
  > unblock-ex | 풀면 연락올수도 있잖아요

  wish-ex-birthday | 생일인데 전남친한테 축하한다고 보내도 될까요
  > wish-ex-birthday | 내일이 걔 생일이에요
  > would-ex-answer | 답장은 올까

  someone-comes-when | 이별하고 새 인연은 언제 와요?
  parted-after-long-years | 7년 연애가 끝났어요
  > such-a-love-again | 그보다 좋은 사람이 있을까요

  couple-contact-little | 남친이 연락을 너무 안해요
  > warm-meeting-cold-text | 하루에 두세번 와요
  > may-i-do-so | 더 해달라고 말해도 돼요?

  someone-comes | 운명의 상대가 있긴 한가요
  > tells-more | 저는 아직 한번도 느껴본적이 없어요
  > recognise-the-one | 만나면 알아볼 수 있나요?

  partners-opposite-friend | 여친이 남사친이랑 너무 친해요
  > partners-opposite-friend | 둘이 술도 마셔요
  > may-i-do-so | 만나지 말라고 해도 될까요

  crush-likes-me | 그 사람도 저를 생각할까요?
  > crush-club | 모임에서 한달에 한번 봐요
  number-unknown | 연락처 물어볼까요
  > number-unknown | 뭐라고 하면서 물어봐요
`);
