import { evenings } from './evenings.ts';

/** Short follow-ups on whatever was answered, message by message. */
export default evenings(`
  love-luck-at-large | 올해 연애운 어때요?
  > best-month-for-love | 그럼 몇 월쯤이에요
  > where-to-meet | 어디서 만나는데요?
  blind-date-coming | 소개팅은 다음주에 하나 잡혀있긴 해요
  > crush-comes-true | 그 사람일까요
  > another-match-for-me | 아니면요?
  > what-if-i-stay-still | 기다리면 되는 건가요 그냥
  > how-long-to-wait | 얼마나요

  someone-comes-when | 저 연애 언제 할 수 있을까요
  > why-say-so | 왜 그렇게 늦어요?
  > sooner-than-that | 좀 앞당길 수는 없나요
  app-no-match | 앱은 해봤는데 매칭만 되고 다 끊겨요
  > app-no-match | 그건 왜 그런 걸까요
  > how-to-meet | 그럼 다른 방법은요
  > are-you-sure | 진짜 될까요

  partner-loves-me | 남자친구가 저를 진짜 좋아하는 걸까요?
  never-says-love | 근데 왜 표현을 안 해요
  > partner-at-heart | 원래 그런 사람이에요?
  jealous-of-their-past | 전 여친한테는 잘했다던데
  > ask-if-burden | 물어봐도 될까요
  > open-a-talk | 뭐라고 물어봐요
  > how-would-they-take-it | 부담스러워하지 않을까요
  > will-do-so | 네 해볼게요

  someone-comes | 다시 좋은 사람 만날 수 있을까요
  > divorced-with-a-child | 애가 있는데도요?
  > someone-comes-when | 언제쯤일까요
  > kind-of-person-to-come | 어떤 사람인데요
  > how-to-meet | 제가 먼저 나서야 하나요
  > same-kind-again | 무서워요 또 그럴까봐
  > spot-a-bad-one | 그건 어떻게 알아봐요

  never-loved | 나 모솔인데 올해는 가능?
  > someone-comes-when | 언제
  > why-still-alone | 왜 나만 안되는걸까
  > looks-and-love | 얼굴때문은 아니고?
  > how-to-meet | 그럼 뭐부터 해야됨
  introvert-in-love | 동아리 들어갔는데 여자애들이랑 말을 못 하겠어
  > never-spoke-to-crush | 뭐라고 말 걸어
  > if-they-refuse | ㅇㅋ 근데 씹히면?

  ssum-becomes-love | 지금 연락하는 사람이랑 잘 될까요?
  ssum-official-when | 언제쯤 사귀게 될까요
  > i-ask-to-date | 제가 먼저 말해야 돼요?
  > and-what-of-them | 그 사람은 어떤데요
  > tells-more | 아직 세 번밖에 안 만났어요
  > is-it-too-fast | 너무 빠른가요
  > how-long-then | 그럼 얼마나 더 봐야 해요
  > will-do-so | 네 천천히 해볼게요

  couple-slump | 여자친구랑 요즘 권태기인 것 같은데 괜찮아질까요
  > is-it-my-fault | 제 탓이에요?
  > knows-i-will-leave | 여자친구도 느끼고 있을까요
  > open-a-talk | 말을 꺼내는 게 나아요?
  > change-myself | 어떻게요
  > how-not-to-fight | 싸움 나면 어떡해요

  marry-when-alone | 결혼할 사람은 언제 만나요
  too-late-by-age | 내후년이면 저 서른다섯인데요
  > sooner-than-that | 더 빠르진 않고요?
  > prepare-until-then | 그때까지 뭐 하면 돼요
  heard-otherwise | 다른 데서 봤을 땐 올해라고 하던데
  > heard-otherwise | 누구 말이 맞아요

  someone-comes | 언니 나 남친 생길까?
  > someone-comes-when | 언제?
  > recognise-the-one | 어케 알아봐 그 사람인지
  > future-one-looks | 키 커?
  > who-confesses-first | 먼저 다가와?
  > woman-confesses-first | 내가 먼저 하면 안됨?
  > are-you-sure | ㅋㅋㅋ 정말이지?
  > will-do-so | 믿어본다

  will-ex-contact | 헤어진 남자친구한테 연락 올까요?
  > when-ex-contacts | 언제쯤 올까요
  > after-that-month | 안 오면요?
  > contact-ex-first | 그럼 제가 먼저 해요?
  ex-has-not-blocked-me | 차단은 안 되어 있어요
  > first-message-to-stranger | 뭐라고 보내요
  > after-no-answer | 읽씹하면 어떡해요
  > wait-for-ex | 기다리는 게 나을까요 그럼

  back-together-will | 전여친이랑 재회 가능할까요
  > why-say-so | 왜요?
  lost-their-trust | 제가 잘못해서 헤어졌어요 거짓말을 했거든요
  > apologise-after-parting | 그럼 사과부터 할까요
  > say-by-text-or-face | 전화가 나아요 카톡이 나아요
  > texted-ex-no-answer | 안 받으면요
  > contact-ex-when | 얼마나 기다렸다가 다시 해야 돼요
  > ex-feelings-left | 걔도 저 생각할까요

  ex-thinks-of-me | 그 사람 저 잊었을까요
  > how-can-i-tell | 어떻게 알아요
  > watches-my-stories | 근데 제 스토리는 매번 봐요
  > what-are-they-thinking | 그건 무슨 뜻이에요?
  > contact-ex-first | 제가 반응을 해도 될까요
  > open-a-talk | 어떤 식으로요
  > is-it-over | 안 그러면 영영 끝일까요

  back-together-will | 재회하고 싶은데 확률이 어느 정도예요?
  > let-down-by-it | 낮은 거네요
  > wait-for-ex | 그럼 포기해야 하나요
  > how-to-forget | 포기가 안 되는데 어떡해요
  ex-has-new | 새 여친 생겼대요
  > ex-new-couple-lasts | 오래 갈까요 둘이
  > wait-while-ex-taken | 그럼 그때까지 기다려요?
  > another-way | 다른 방법은 없어요?

  how-long-it-hurts | 이별한 지 세 달인데 언제 괜찮아질까요
  > hurts-after-months | 왜 이렇게 오래 갈까요
  forgot-me-so-fast | 상대는 잘 지내는 것 같던데
  > am-i-odd | 원래 다 그래요?
  > delete-photos | 사진은 지우는 게 낫나요
  > delete-photos | 아직 못 지우겠어요
  > may-i-do-so | 그래도 괜찮은 거죠?

  ex-regrets | 헤어지자고 한 거 후회할까요 그 사람?
  > ex-regret-when | 언제 후회해요
  > feels-hurt | 저는 이미 후회하는데
  > hold-who-leaves | 제가 먼저 잡으면 안 돼요?
  > pride-in-the-way | 자존심 상하지 않을까요
  > what-words | 그럼 뭐라고 해요
  > if-they-refuse | 거절하면 끝인가요
  > feels-hurt | 하 모르겠다

  shall-part | 헤어져야 할지 말지 모르겠어요
  will-partner-change | 계속 만나면 나아질까요
  > how-long-then | 얼마나 더 기다려 줘야 해요?
  will-partner-change | 매번 바뀐다고 하고 안 바뀌어요
  > is-it-their-nature | 왜 안 바뀌는 걸까요
  > and-what-of-them | 그 사람도 힘들까요
  > day-for-talk | 말은 언제 하는 게 좋아요
  > open-a-talk | 어떻게 말해요

  good-to-go-back | 전남친 다시 만나도 돼?
  > everyone-sees-a-friend | 왜
  ex-contacts-why | 걔가 먼저 연락왔거든 어제
  > ex-contacts-why | 무슨 마음이야?
  > ex-contacts-why | 외로워서 그런거 아니고?
  > answer-ex | 답장할까
  > text-what | 뭐라고
  part-again-after | 또 헤어지면 어떡해

  hold-who-leaves | 붙잡으면 돌아올까요
  did-it-failed | 벌써 두 번 잡았어요
  > better-not-to | 그럼 더 하면 안 되겠네요
  > how-long-wait-for-ex | 언제까지 가만히 있어요
  > another-gets-there-first | 그 사이에 다른 남자 생기면요?
  > ex-hates-me | 저를 미워할까요
  > better-not-to | 아예 안 하는 게 맞을까요

  was-that-right | 오래 만난 사람과 끝냈는데 잘한 걸까요
  > ashamed-of-longing | 왜 자꾸 생각날까요 그럼
  > take-ghost-back | 연락이 오면 받아야 하나요
  > will-ex-contact | 올까요?
  > tells-more | 저는 솔직히 기다려져요
  > ashamed-of-longing | 이러면 안 되는 거죠?
  > forget-crush-how | 어떻게 끊어요

  divorce-or-not | 남편이랑 이혼하는 게 나을까요
  > why-say-so | 왜 그렇게 봐요?
  spouse-no-talk | 대화가 없어요 벌써 1년째
  > spouse-no-talk | 제가 먼저 말 걸어야 돼요?
  > what-words | 무슨 말로 시작해요
  > if-it-goes-on | 무시하면요
  > and-what-of-them | 그 사람도 답답할까요
  stay-for-children | 애들 때문에 참는 중이에요

  marry-at-all | 저 결혼은 하나요?
  > marry-when-alone | 몇 살에요
  > marry-late | 늦으면 안 좋은 건가요
  kind-of-spouse | 배우자는 어떤 사람이에요
  > spouse-job | 직업은요?
  > where-to-meet | 어디서 만나요
  already-around | 지금 아는 사람 중에 있을까요
  > recognise-the-one | 어떻게 알아봐요

  couple-reaches-marriage | 지금 남자친구랑 결혼할까요?
  > someone-comes-when | 언제쯤요
  > partner-thinks-marriage | 근데 얘기를 안 꺼내요
  > dodges-wedding-talk | 왜 안 꺼내는 걸까요
  > raise-wedding-talk | 제가 먼저 꺼내도 돼요?
  > how-would-they-take-it | 부담 느끼면요
  > ask-for-change | 어떻게 돌려 말해요
  > partner-never-wed | 안 한다고 하면 헤어져야 하나요

  wedding-date | 결혼 날짜 언제가 좋을까요
  > wedding-date | 봄은요?
  > tells-more | 여자친구 쪽은 가을 하자는데
  > may-i-do-so | 그래도 될까요
  who-pays-house | 집 문제로 좀 싸웠어요
  > who-gives-in | 누가 양보해야 돼요
  > married-life-ahead | 결혼하면 더 싸우는 거 아니에요?

  partner-thinks-marriage | 남친이 결혼 생각이 있을까요?
  > tells-more | 얼마나요? 당장은 아니고?
  > answer-by-a-date | 저는 내년엔 하고 싶은데요
  > partner-not-ready | 기다려야 하나요
  > how-long-then | 몇 년이나요..
  > answer-by-a-date | 기다렸다가 안 하면요
  > open-a-talk | 차라리 물어볼까요
  > open-a-talk | 뭐라고 물어봐요

  marry-at-all | 결혼운이 있긴 합니까
  > someone-comes-when | 언제 들어옵니까
  > kind-of-person-to-come | 어떤 여자분인가요
  how-many-years-apart | 나이 차이는 어느 정도가 좋습니까
  which-way-to-meet | 선을 보는 게 낫습니까
  > after-that-month | 그래도 안 되면 어떻게 합니까
  alone-for-life | 혼자 살 팔자는 아니고요?

  parents-oppose-wedding | 부모님이 반대하시는데 결혼할 수 있을까요
  > my-mother-dislikes | 왜 이렇게까지 반대하실까요
  > parents-oppose-wedding | 언제쯤 풀리실까요
  > tells-good-sign | 남자친구는 기다려 주겠대요
  > defends-other | 그 사람도 상처받았겠죠
  > persuade-my-parents | 제가 뭘 해야 돼요
  > mothers-word-or-mine | 안 풀리면 그냥 할까요

  kind-of-spouse | 미래 남편 성격이 어때요?
  > spouse-money | 돈은 잘 벌어요?
  > future-one-looks | 잘생겼어요? ㅋㅋ
  > someone-comes-when | 언제 만나는데요
  > met-spouse-already | 이미 만났을 수도 있어요?
  > how-can-i-tell | 제가 못 알아보면요?
  will-i-be-a-good-spouse | 저도 좋은 아내가 될까요

  remarry-this-person | 이 사람하고 재혼해도 괜찮을까요
  > will-the-children-take-it | 아이들이 싫어하면 어쩌죠
  > how-long-then | 시간이 얼마나 걸릴까요
  > wed-too-fast | 그 사람은 빨리 합치자고 해요
  > wed-too-fast | 왜 그렇게 서두를까요
  > postpone-wedding | 좀 미뤄도 될까요
  > how-would-they-take-it | 서운해하지 않을까요
  > ask-for-change | 뭐라고 말하면 좋아요

  proposal-when | 프러포즈 언제 하면 좋을까요
  > is-it-too-fast | 너무 이르진 않죠?
  > would-they-take-me-back | 받아줄까요
  > proposal-how | 어떤 식으로 하는 걸 좋아할까요
  > proposal-how | 사람 많은 데서는요?
  > if-they-refuse | 거절당하면 어떡하죠
  > partner-thinks-marriage | 여자친구도 기다리고 있을까요

  ssum-likes-me | 썸남이 나한테 관심 있는 거 맞아?
  > meets-never-names | 근데 왜 고백을 안해
  > ssum-official-when | 언제 할거같아
  > i-ask-to-date | 내가 먼저 해도돼?
  > how-would-they-take-it | 부담스러워할까봐
  > make-them-confess | 그럼 어떻게 티내
  > if-they-refuse | 안먹히면?
  > feels-hurt | ㅠㅠ 답답해

  texts-grew-rare | 연락이 갑자기 뜸해졌는데 왜 그런 걸까요
  did-i-do-wrong | 제가 뭘 잘못한 걸까요
  text-first-or-wait | 기다려야 하나요 먼저 연락해야 하나요
  text-what | 뭐라고 보내면 좋을까요
  > these-words-all-right | 너무 가벼워 보이지 않을까요
  > after-that-month | 답이 안 오면요
  > how-long-to-wait | 며칠 정도요?
  > will-do-so | 알겠어요 보내볼게요

  answers-slower | 카톡 답장이 너무 느려요 관심 없는 걸까요
  > always-busy | 바쁘다고는 해요
  > ex-has-someone-maybe | 진짜일까요
  warm-meeting-cold-text | 만나면 잘해줘요 또
  > what-are-they-thinking | 그럼 뭐예요?
  > how-can-i-tell | 어떻게 확인해요
  > ask-if-burden | 물어보면 이상할까요
  > answer-slow-on-purpose | 저도 늦게 답할까요

  date-went-well | 어제 데이트했는데 그 사람 어땠을까요?
  second-date-offer | 애프터 올까요
  > how-long-to-wait | 언제까지 기다려 볼까요
  > ask-them-out | 안 오면 제가 해도 돼요?
  > reply-to-ex | 뭐라고요
  > polite-or-meant | 집 갈 때 잘 들어갔냐고는 왔어요
  > text-meaning | 그건 좋은 신호예요?
  > polite-or-meant | 예의상 아니고요?

  always-me-first | 선톡을 한 번도 안 하는데 마음이 없는 거겠죠?
  > is-it-their-nature | 성격일 수도 있어요?
  > i-cooled | 어떻게 구분해요
  > if-i-stop-texting | 그럼 저도 안 해볼까요
  > if-i-stop-texting | 그러다 끊기면요
  > how-long-then | 얼마나 안 해봐요
  > tells-good-sign | 만나자고 하면 나오긴 해요

  after-no-answer | 읽씹당함 어떡해
  > how-long-to-wait | 얼마나 기다려?
  > tells-more | 벌써 이틀 됐어
  > after-no-answer | 또 보내면 매달리는 거 같잖아
  > text-what | 그럼 뭐라 보내
  partner-cooled | 걔 마음이 식은거야?
  > why-suddenly-cool | 왜 갑자기
  > warm-them-again | 다시 돌릴 수 있어?

  ask-for-second-meeting | 소개팅 애프터 먼저 신청해도 될까요?
  > ask-out-when | 언제가 좋아요
  > ask-out-words | 뭐라고 하면 자연스러워요?
  > if-they-refuse | 싫어하면 어떡해요
  > how-would-they-take-it | 남자들은 부담스러워하지 않나요
  > how-to-meet | 그럼 다른 방법은요
  > will-do-so | 네 내일 보내볼게요

  meets-never-names | 이 관계가 대체 뭘까요 사귀는 것도 아니고
  > and-what-of-them | 그 사람은 뭐라고 생각할까요
  > tells-more | 벌써 반년째예요
  > meets-never-names | 왜 정리를 안 하는 걸까요
  > may-i-do-so | 제가 물어봐야 하나요
  > what-words | 어떤 말로요
  > how-would-they-take-it | 도망가면요?

  when-to-touch | 손 잡아도 될까요 다음에
  > when-to-touch | 언제쯤 잡아요
  > if-they-refuse | 싫어하면 어떻게 해요
  > how-can-i-tell | 어떻게 알아요 싫어하는지
  crush-likes-me | 그 친구도 저 좋아하는 거 맞아요?
  > how-long-to-wait | 얼마나요
  > confess-when | 고백은 그다음에 할까요?

  crush-comes-true | 짝사랑하는 사람이 있는데 잘 될 수 있을까요?
  > why-say-so | 왜요
  > tells-more | 같은 회사 사람이에요
  knows-i-exist | 그 사람도 저를 알긴 할까요
  > text-first-or-wait | 먼저 말 걸까요
  > never-spoke-to-crush | 무슨 말을요
  > how-would-they-take-it | 이상하게 보지 않을까요
  fear-of-rumour | 소문나면 어떡해요

  confess-or-not | 고백해도 될까
  > confess-when | 언제가 좋음?
  confess-words | 뭐라고 고백해
  > if-they-refuse | 차이면?
  > friendship-after-confession | 그래도 친구로 남을수있나
  > how-would-they-take-it | 걔가 부담스러워하면 어케
  > better-not-to | 그냥 말하지말까
  nervous-before-it | 아 떨린다

  crush-likes-me | 그 사람이 저를 어떻게 생각할까요
  only-a-younger-sister | 여자로는 안 보는 거죠?
  > make-crush-see-me | 어떻게 하면 바뀌어요
  > tells-more | 저보다 두 살 어려요
  > is-that-why | 그것 때문일까요
  > push-on-more | 제가 더 다가가도 돼요?
  > show-it-or-hide | 얼마나요 너무 티나지 않게
  > will-do-so | 안 되면 접을게요

  crush-taken | 좋아하는 사람한테 여자친구가 있어요 기다려도 될까요
  > wait-for-couple-to-part | 헤어질까요 둘이?
  > someone-comes-when | 언제요
  > guilty-for-loving | 제가 나쁜 거죠
  > ssum-or-only-kind | 근데 저한테 자꾸 잘해줘요
  > why-suddenly-cool | 왜 그러는 걸까요
  > crush-taken | 거리를 둬야 하나요
  > change-myself | 어떻게요

  give-up-crush | 좋아하는 마음을 접어야 할까요
  never-spoke-to-crush | 아직 말도 못 해봤어요
  > confess-then-let-go | 그럼 말이라도 해볼까요
  > if-they-refuse | 안 받아주면 더 힘들 것 같은데
  > are-you-sure | 정말요?
  > how-long-it-hurts | 얼마나 지나면 괜찮아져요
  > regret-if-unsaid | 그래도 후회는 없겠죠

  ssum-likes-me | 걔도 나 좋아해?
  > how-can-i-tell | 어떻게 알아
  eyes-meet | 눈은 자주 마주쳐
  > eyes-meet | 그거 맞아?
  > afraid-of-mistake | 착각이면 어떡해
  text-first-or-wait | 먼저 디엠할까
  > text-what | 뭐라고
  > no-answer-then-over | 답 안오면 쪽팔린데

  crush-likes-me | 짝남이 저한테 마음이 있을까요
  > crush-comes-true | 없으면 생길 수도 있나요
  > how-long-then | 얼마나 걸려요
  > crush-come-closer | 어떻게 해야 생겨요
  is-that-the-chance | 다음달에 회식에서 봐요
  > is-that-the-chance | 그때 말 걸어볼까요
  > keep-talk-going | 무슨 얘기 좋아할까요
  > how-would-they-take-it | 너무 들이대는 건 아니겠죠

  only-a-younger-sister | 누나가 저를 남자로 볼까요?
  > only-a-younger-sister | 왜요 동생으로만 보나요
  make-crush-see-me | 어떻게 해야 남자로 봐요
  would-they-come-out | 밥 먹자고 하면 될까요
  > if-they-refuse | 거절하면요
  > may-i-do-so | 다시 물어봐도 돼요?
  > ask-out-when | 언제 다시요
  crush-likes-what-type | 누나도 연하 괜찮을까요

  confess-again | 고백했다가 차였는데 다시 기회 있을까요
  > someone-comes-when | 언제쯤이요
  > may-i-do-so | 그때까지 연락은 해도 돼요?
  > how-would-they-take-it | 불편해하지 않을까요
  > tells-good-sign | 먼저 인사는 해주더라고요
  > speaks-first-crush | 그건 마음이 좀 있는 거예요?
  > is-that-why | 아님 미안해서요?
  > will-do-so | 그럼 기다려볼게요

  why-i-cling | 저는 왜 연애만 하면 이렇게 될까요
  > change-myself | 고칠 수 있어요?
  > change-myself | 어떻게요
  > how-long-then | 얼마나 걸려요 그게
  always-love-first | 맨날 제가 더 좋아해서 끝나요
  > you-mean-so | 덜 좋아하라고요?
  > cannot-do-so | 그게 마음대로 되나요
  next-one-lasts | 다음 사람은 다를까요

  am-i-charming | 내가 매력이 없나
  > are-you-sure | 진짜?
  why-still-alone | 근데 왜 아무도 안 다가와
  > am-i-charming | 그럼 나는 뭐가 매력이야
  > how-others-see-me | 남들은 모르던데
  > how-others-see-me | 어떻게 보여줘
  > how-to-meet | 뭐부터 할까

  why-i-cling | 자꾸 집착하게 돼요 어떻게 고쳐요
  > why-i-cling | 왜 이러는 걸까요
  > how-would-they-take-it | 그 사람이 지쳐할까요
  says-worn-out-by-me | 이미 한 번 힘들다고 했어요
  > who-apologises-first | 사과할까요
  > reply-to-ex | 뭐라고요
  > change-myself | 그래도 또 그러면요
  change-myself | 저 같은 사람도 바뀔까요

  partner-loves-me | 강무님 솔직히 이 여자 저 좋아하는 거 맞습니까
  > tell-me-straight | 솔직하게요
  cancelled-date | 그럼 왜 약속을 자꾸 미룹니까
  > if-it-happens-again | 한두 번이 아니에요
  > open-a-talk | 말을 해야 됩니까
  > how-would-they-take-it | 화내면 어쩝니까
  shall-part | 끝내는 게 답입니까

  too-late-by-age | 이 나이에 연애 가능할까요 솔직하게 말해줘요
  where-to-meet | 어디 가야 만나요
  join-a-club | 동호회는 어때요
  > how-would-they-take-it | 그런 데 나가면 없어 보이지 않을까요
  > club-when | 그럼 언제부터 나가요
  > after-that-month | 안 되면 또 어떡하죠
  content-alone | 혼자도 괜찮긴 한데요

  is-partner-cheating | 남자친구가 바람피우는 것 같은데 맞을까요
  > how-can-i-tell | 어떻게 알아요
  partner-hides-something | 핸드폰을 뒤집어놔요
  > ask-if-burden | 물어봐도 될까요
  > can-i-trust-partner | 아니라고 하면요?
  > confront-or-pretend | 그냥 모른 척할까요
  > how-long-then | 언제까지요
  > feels-hurt | 저 혼자 미치겠어요

  shall-part | 이 사람 그만 만나야 되죠?
  > cannot-bear-parting | 알아요 근데 못 끊겠어요
  > lose-myself-in-love | 왜 이럴까요 저는
  on-off-couple | 세 번이나 헤어졌다 만났어요
  > what-are-they-thinking | 그 사람은 왜 자꾸 와요?
  > clings-when-i-part | 또 오면 뭐라고 해요
  > is-it-over | 진짜 끝낼 수 있을까요

  low-self-worth | 자신감이 없어서 연애를 못 하겠습니다
  > low-self-worth | 어떻게 하면 생깁니까
  > another-way | 다른 방법은 없습니까
  no-money-for-love | 돈이 없어서 그런 것 같기도 합니다
  > no-money-for-love | 여자들은 그걸 많이 보지 않습니까
  takes-me-as-i-am | 그래도 만나줄 사람이 있을까요
  > someone-comes-when | 언제요

  us-two-match | 저희 궁합 어때요?
  where-we-clash | 어디가 안 맞아요?
  > same-fight-again | 그래서 자꾸 싸우나 봐요
  > same-fight-again | 왜 그런 걸로 싸울까요
  > must-i-adjust | 누가 맞춰야 돼요
  > will-partner-change | 그 사람도 노력할까요
  > couple-lasts | 얼마나 갈까요 저희
  us-two-match | 헤어질 궁합은 아니죠?

  us-two-match | 여자친구랑 궁합 좋은 편인가요
  > married-life-ahead | 결혼하면 어때요
  > contact-ex-when | 언제 하는 게 좋아요
  who-loves-more | 제가 더 좋아하는 것 같은데 그래요?
  > how-much-loved | 그럼 그 사람은 얼마나 좋아해요
  who-apologises-first | 싸우면 누가 먼저 풀어야 돼요

  us-two-match | 이 남자랑 나 잘 맞아?
  > what-fits-best | 뭐가 잘맞는데
  > where-we-clash | 안맞는건?
  > change-myself | 그거 고칠수있어?
  > and-what-of-them | 걔는 나랑 맞다고 생각할까
  > may-i-do-so | 사귀어도 될까 그럼
  > couple-lasts | 오래가?
  > are-you-sure | 정말?

  gunghap-bad | 집사람하고 안 맞는 궁합이라는데 정말인가요
  > mend-the-couple | 그럼 어떻게 살아야 됩니까
  > tells-more | 20년 살았습니다
  same-fight-again | 요즘은 말만 하면 싸워요
  > drawn-to-one-type | 왜 그럴까요
  > and-what-of-them | 집사람도 후회할까요
  > make-up-soon | 먼저 사과하면 풀릴까요
  > tells-more | 쑥스러워서 원

  my-animal-year | 저랑 잘 맞는 남자는 어떤 띠예요?
  > my-animal-year | 피해야 할 띠는요
  > why-say-so | 왜 안 맞는데요
  > tells-more | 전 남친이 그 띠였어요
  > is-that-why | 그래서 그랬나
  kind-of-person-to-come | 그럼 성격은 어떤 사람이 맞아요
  > someone-comes-when | 언제 만날 수 있어요

  gunghap-bad | 궁합 안 좋으면 헤어져야 하나요?
  > pace-differs | 그럼 어떻게 맞춰요
  > must-i-adjust | 제가 다 맞추고 있는데요
  only-i-try | 그 사람은 왜 안 맞춰줘요
  > would-they-listen | 말하면 들을까요
  > ask-for-change | 어떻게 말해야 들어요
  > if-it-goes-on | 안 들으면요
  > defends-other | 그래도 좋긴 해요

  was-destined-one | 전남친이랑 저랑 원래 안 맞는 거였어요?
  > part-again-after | 그럼 다시 만나도 똑같겠네요
  > another-way | 조금이라도 나아질 방법은요
  > and-what-of-them | 그 사람도 그렇게 생각할까요
  ex-thinks-of-me | 저만 그리워하는 거예요?
  > contact-ex-first | 연락해볼까요
  > someone-comes-when | 언제요
  > what-words | 뭐라고 시작해요

  long-distance | 장거리인데 저희 오래갈 수 있을까요
  > how-long-to-wait | 얼마나요
  tells-good-sign | 남친이 내년에 올라온대요
  > are-you-sure | 정말 올라올까요
  > move-for-love | 안 올라오면 제가 내려가야 하나요
  > may-i-do-so | 그래도 될까요
  > proposal-i-first | 그때 결혼하자고 할까요
  > will-do-so | 기다려보죠 뭐

  best-month-for-love | 연애하기 좋은 시기가 언제예요?
  > sooner-than-that | 그 전엔 없어요?
  > after-that-month | 지나가면 또 언제 와요
  > how-to-meet | 그때 뭐 하면 돼요
  > what-if-i-stay-still | 가만히 있어도 와요?
  > luck-this-month | 이번달은 어때요
  meets-today | 오늘 누가 만나자는데 나갈까요

  confess-when | 고백하기 좋은 날이 언제예요
  > if-that-day-fails | 그날 안 되면요
  > date-where | 장소는 어디가 좋아요
  > confess-accepted | 그분이 받아줄까요
  > what-are-they-thinking | 왜 망설일까요
  > so-no-hurry | 그럼 더 기다릴까요 제가

  back-together-when | 재회 시기가 언제예요?
  > are-you-sure | 확실해요?
  > contact-during-time-apart | 그 전에 제가 연락하면 안 되나요
  > why-say-so | 왜 안 되는데요
  > wish-ex-birthday | 생일이 다음달인데 그때는요
  > ex-sent-invitation | 축하한다고만 보낼까요
  > sent-and-answered | 답 오면 그다음엔요
  > will-do-so | 안 와도 실망 안 할게요

  > why-say-so | 왜 그때예요
  > marry-this-year | 사람도 없는데 가능해요?
  > will-do-so | 그럼 올해 만나야겠네요
  > where-to-meet | 어떻게 만나요
  arranged-meeting | 부모님이 선 보래요
  > arranged-meeting | 볼까요?
  > dislikes-blind-dates | 싫은데도요?

  when-text-comes | 그 사람 연락 언제 올까요
  > will-they-text | 오늘은 안 올까요
  > crush-thinks-of-me | 저 생각은 할까요
  > how-would-they-take-it | 제가 하면 질려할까요
  > if-i-stop-texting | 그럼 며칠만 참아볼까요
  > cannot-do-so | 못 참겠으면요
  > cools-if-dragged | 그 사이에 마음 식으면 어떡해요

  someone-comes-when | 다음 연애는 언제 시작됩니까
  > kind-of-person-to-come | 어떤 사람입니까
  > kind-of-person-to-come | 저랑 성격이 맞을까요
  > next-one-lasts | 오래 갑니까
  > couple-reaches-marriage | 그 사람이랑 결혼까지 가나요
  > why-say-so | 왜 아니에요?
  > prepare-until-then | 제가 뭘 준비하면 됩니까
  > are-you-sure | 정말 오긴 오는 거죠

  partner-cooled | 요즘 남자친구가 차가워졌어요 마음이 식은 걸까요
  > partner-cooled | 언제부터 그랬을까요
  > tells-more | 회사 일이 힘들다고는 했어요
  > is-that-why | 그것 때문일까요?
  > angry-without-reason | 저한테 화난 건 아니고요?
  > i-want-distance | 혼자 두는 게 나아요?
  > how-long-then | 얼마 동안요
  > couple-hard-time | 기다리다 제가 지치면요
  > do-they-know-it | 그 사람은 알까요 제 마음

  crush-knows | 저 혼자 좋아하는 거 티 날까요
  > show-it-or-hide | 티 나면 안 좋아요?
  crush-client | 그분은 거래처 사람이에요
  > number-unknown | 연락처 물어봐도 될까요
  > open-a-talk | 뭐라고 물어봐요
  > if-they-refuse | 곤란해하면요
  love-unsaid | 그냥 보는 걸로 만족할까요
  > another-way | 아니 그건 또 싫어요

  spouse-changed | 남편이 저를 아직 사랑할까요
  > never-says-love | 그럼 왜 말을 안 해요
  > tells-more | 결혼 전엔 안 그랬거든요
  > easy-or-cooled | 변한 거예요?
  > can-we-be-good-again | 다시 돌아올 수 있어요?
  > mend-the-couple | 제가 뭘 하면 좋을까요
  trip-together | 둘이 여행은 어때요
  > how-would-they-take-it | 귀찮아하지 않을까요
`);
